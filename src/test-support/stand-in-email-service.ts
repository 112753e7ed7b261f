interface Answer {
  ok: boolean;
  status: number;
  text: () => Promise<string>;
}

interface SentRequest {
  address: string;
  method: string;
  fields: [name: string, value: FormDataEntryValue][];
}

/** Stands at `fetch` in place of the e-mail service. It accepts everything until told otherwise. */
export class StandInEmailService {
  readonly requests: SentRequest[] = [];
  private answer: () => Promise<Answer> = async () => answerWith(200, "OK");

  constructor() {
    // Otherwise the limit on how often something is sent would go on from the test before.
    localStorage.clear();
    Object.assign(globalThis, {
      fetch: (address: string, { method, body }: { method: string; body: FormData }) => {
        this.requests.push({ address, method, fields: [...body.entries()] });
        return this.answer();
      },
    });
  }

  accept(): void {
    this.answer = async () => answerWith(200, "OK");
  }

  refuse(status: number, text: string): void {
    this.answer = async () => answerWith(status, text);
  }

  loseConnection(): void {
    this.answer = () => Promise.reject(new TypeError("Failed to fetch"));
  }

  /** Lets requests wait until the returned function gives the answer. */
  holdBack(): (status?: number, text?: string) => void {
    let release: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => {
      release = resolve;
    });
    this.answer = () => answer;
    return (status = 200, text = "OK") => release(answerWith(status, text));
  }

  /** What the latest request carried under a name. */
  latest(name: string): FormDataEntryValue[] {
    const fields = this.requests.at(-1)?.fields ?? [];
    return fields.flatMap(([each, value]) => (each === name ? [value] : []));
  }
}

function answerWith(status: number, text: string): Answer {
  return { ok: status >= 200 && status < 300, status, text: async () => text };
}
