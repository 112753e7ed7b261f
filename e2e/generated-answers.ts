import type { FormCaseField } from "./form-cases";
import { blankText, hostileText, longest } from "./hostile-text";

/** Text for a box, or a number that picks one of the choices that there are. */
export type GeneratedAnswer = string | number;

/** Answers to try, and whether there is nothing wrong with them but, perhaps, their length. */
export interface Submission {
  isRight: boolean;
  answers: Record<string, GeneratedAnswer>;
}

/** Numbers from 0 to below 1 that look like chance, and are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const hostile = Object.values(hostileText).flat();
const validEmails = [
  "ann@example.com",
  "o'hara+lilies@example.co.uk",
  "{{email}}@example.com",
  "bcc%0a@example.com",
];
const validAddresses = [
  "https://example.com/?q=<script>&r=%0d%0a",
  "HTTP://example.com/זיכרון",
  "https://exa mple.com",
];

/** Makes submissions for a form. Most have nothing wrong with them, so that they are sent. */
export class SubmissionGenerator {
  readonly #random: () => number;
  readonly #fields: readonly FormCaseField[];

  constructor(fields: readonly FormCaseField[], seed: number) {
    this.#fields = fields;
    this.#random = randomNumbers(seed);
  }

  next(): Submission {
    const isRight = this.#chance(0.8);
    const answers = this.#fields
      .filter(({ kind }) => kind !== "photos")
      .map((field) => [field.name, isRight ? this.#right(field) : this.#any(field.kind)] as const);
    return { isRight, answers: Object.fromEntries(answers) };
  }

  #right({ kind, required = false, requiredWhen }: FormCaseField): GeneratedAnswer {
    const mayBeRequired = required || requiredWhen !== undefined;
    if (!mayBeRequired && this.#chance(0.6)) {
      return kind === "radios" ? this.#number(100) : "";
    }
    switch (kind) {
      case "email":
        return this.#one(validEmails);
      case "web-address":
        return this.#one(validAddresses.slice(0, 2));
      case "whole-number":
        return this.#one(["0", " 60 ", "007", "9".repeat(400), String(this.#number(5000))]);
      case "date":
        return `${1800 + this.#number(700)}-${this.#twoDigits(12)}-${this.#twoDigits(28)}`;
      case "time":
        return `${this.#twoDigits(23)}:${this.#twoDigits(59)}`;
      case "radios":
      case "select":
        return 1 + this.#number(100);
      default:
        return mayBeRequired ? `${this.#text()} x` : this.#text();
    }
  }

  #any(kind: string): GeneratedAnswer {
    if (kind === "radios" || kind === "select") {
      return this.#number(100);
    }
    const odd = ["0045-03-08", "2026-02-30", "24:60", "-1", "٦٠", "1e5", ...validAddresses];
    return this.#chance(0.3) ? this.#one([...blankText, ...odd]) : this.#text();
  }

  #text(): string {
    if (this.#chance(0.02)) {
      return this.#one(["a", "é", "🌷", "\n", "<", "9", "ش", "Ann "])
        .repeat(longest)
        .slice(0, longest);
    }
    const pieces = Array.from({ length: 1 + this.#number(3) }, () => this.#one(hostile));
    return pieces.join(this.#one(["", " ", "\n"]));
  }

  #chance(probability: number): boolean {
    return this.#random() < probability;
  }

  #number(below: number): number {
    return Math.floor(this.#random() * below);
  }

  #twoDigits(most: number): string {
    return String(1 + this.#number(most)).padStart(2, "0");
  }

  #one(from: readonly string[]): string {
    return from[this.#number(from.length)] ?? "";
  }
}
