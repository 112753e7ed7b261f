import { createStore, del, delMany, entries, set, type UseStore } from "idb-keyval";

/** What a visitor has typed into a form and not sent yet. */
export interface Draft {
  answers: Record<string, string>;
  /** The answers that were chosen before the visitor began, to know a new choice from an old one. */
  preset: Record<string, string>;
  /** The reference that every try to send it carries. */
  submissionId: string;
  /** How many photographs were chosen. They are not kept themselves. */
  photographs: number;
  /** When it was last changed, in milliseconds since 1970. */
  savedAt: number;
}

/** The place of one tab's draft. No other tab writes there while this one is open. */
export interface DraftPlace {
  /** What a closed, reloaded or crashed tab has left there. */
  found: Draft | undefined;
  /** True when the same form is open in another tab, which has a place of its own. */
  alsoOpenElsewhere: boolean;
  save(draft: Draft): Promise<void>;
  remove(): Promise<void>;
  /** Leaves the draft to the next tab that opens the form. */
  leave(): void;
}

/** How long a draft is kept, in milliseconds: 30 days. */
const draftLifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * Finds the newest draft of a form that no open tab is working on, or a new place for one. Drafts
 * are in IndexedDB, because what is written there outlives even a browser that is killed.
 * Rejects where the browser keeps nothing, as some do in private windows.
 */
export async function openDraft(form: string, now = Date.now()): Promise<DraftPlace> {
  const drafts = await currentDrafts(now);
  const ofForm = drafts.filter(({ key }) => key.startsWith(`${form}/`));
  const alsoOpenElsewhere = await isOpenInAnotherTab(form);
  for (const { key, draft } of ofForm.sort((a, b) => b.draft.savedAt - a.draft.savedAt)) {
    const leave = await hold(key);
    if (leave) {
      return { ...placeOf(key), leave, found: draft, alsoOpenElsewhere };
    }
  }
  const key = `${form}/${crypto.randomUUID()}`;
  const leave = (await hold(key)) ?? (() => undefined);
  return { ...placeOf(key), leave, found: undefined, alsoOpenElsewhere };
}

/** Removes every draft of every form from the device. */
export async function removeAllDrafts(): Promise<void> {
  const all = await entries<string, unknown>(draftStore());
  await delMany(
    all.map(([key]) => key),
    draftStore(),
  );
}

let store: UseStore | undefined;

function draftStore(): UseStore {
  store ??= createStore("drafts", "forms");
  return store;
}

function placeOf(key: string): Pick<DraftPlace, "save" | "remove"> {
  return {
    save: (draft) => set(key, draft, draftStore()),
    remove: () => del(key, draftStore()),
  };
}

/** Every draft that is still to be kept; the others are removed. */
async function currentDrafts(now: number): Promise<{ key: string; draft: Draft }[]> {
  const all = await entries<string, unknown>(draftStore());
  const current = all.flatMap(([key, draft]) =>
    isDraft(draft) && now - draft.savedAt < draftLifetime ? [{ key, draft }] : [],
  );
  const keys = new Set(current.map(({ key }) => key));
  const expired = all.map(([key]) => key).filter((key) => !keys.has(key));
  await delMany(expired, draftStore());
  return current;
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    "answers" in value &&
    "preset" in value &&
    "submissionId" in value &&
    "photographs" in value &&
    "savedAt" in value &&
    typeof value.savedAt === "number"
  );
}

/**
 * Holds a place until the returned function is called or the tab is gone, however it goes. Nothing
 * is returned when another tab holds it.
 */
function hold(key: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    if (!navigator.locks) {
      resolve(() => undefined);
      return;
    }
    navigator.locks.request(lockOf(key), { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(undefined);
        return;
      }
      return new Promise<void>((leave) => resolve(() => leave()));
    });
  });
}

async function isOpenInAnotherTab(form: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith(lockOf(`${form}/`)));
}

function lockOf(key: string): string {
  return `draft ${key}`;
}
