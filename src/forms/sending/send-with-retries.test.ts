import { OfflineError, sendWithRetries } from "./send-with-retries";

const lostLine = new TypeError("Failed to fetch");

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Fails with each of the errors in turn, and then succeeds. Its calls are noted in seconds. */
function sender(...failures: unknown[]) {
  const began = Date.now();
  const triedAt: number[] = [];
  const send = async () => {
    triedAt.push((Date.now() - began) / 1000);
    if (triedAt.length <= failures.length) {
      throw failures[triedAt.length - 1];
    }
  };
  return { send, triedAt };
}

function begin(send: () => Promise<void>) {
  const stopping = new AbortController();
  const onRetry = jest.fn();
  const outcome = sendWithRetries(send, { signal: stopping.signal, onRetry }).then(
    () => "sent",
    (error: unknown) => error,
  );
  return { stopping, onRetry, outcome };
}

it("sends once when all is well", async () => {
  const { send, triedAt } = sender();
  const { outcome, onRetry } = begin(send);

  expect(await outcome).toBe("sent");
  expect(triedAt).toEqual([0]);
  expect(onRetry).not.toHaveBeenCalled();
});

it.each([
  ["the connection is lost", lostLine],
  ["there are too many requests", { status: 429, text: "Too Many Requests" }],
  ["the service is in trouble", { status: 503, text: "Unavailable" }],
])("tries three times more, waiting longer each time, when %s", async (_, failure) => {
  const { send, triedAt } = sender(failure, failure, failure, failure);
  const { outcome, onRetry } = begin(send);

  await jest.advanceTimersByTimeAsync(60_000);

  expect(await outcome).toBe(failure);
  expect(triedAt).toEqual([0, 1, 3, 7]);
  expect(onRetry).toHaveBeenCalledTimes(3);
});

it("is content with the first success", async () => {
  const { send, triedAt } = sender(lostLine, lostLine);
  const { outcome } = begin(send);

  await jest.advanceTimersByTimeAsync(60_000);

  expect(await outcome).toBe("sent");
  expect(triedAt).toEqual([0, 1, 3]);
});

it.each([
  ["a refusal", { status: 400, text: "Bad request" }],
  ["too much at once", { status: 413, text: "Too large" }],
  ["a mistake of ours", new Error("No key")],
])("does not repeat %s", async (_, failure) => {
  const { send, triedAt } = sender(failure);

  expect(await begin(send).outcome).toBe(failure);
  expect(triedAt).toEqual([0]);
});

it("does not begin without a connection", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { send, triedAt } = sender();

  expect(await begin(send).outcome).toBeInstanceOf(OfflineError);
  expect(triedAt).toEqual([]);
});

it("can be stopped while it waits", async () => {
  const { send, triedAt } = sender(lostLine, lostLine);
  const { outcome, stopping } = begin(send);
  await jest.advanceTimersByTimeAsync(500);

  stopping.abort("stopped");

  expect(await outcome).toBe("stopped");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(triedAt).toEqual([0]);
  expect(jest.getTimerCount()).toBe(0);
});

it("can be stopped while an answer is awaited", async () => {
  const { outcome, stopping } = begin(() => new Promise(() => undefined));

  stopping.abort("stopped");

  expect(await outcome).toBe("stopped");
});
