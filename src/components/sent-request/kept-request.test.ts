import { sampleSentRequest } from "../../test-support/sample-sent-request";
import { dismissSentRequest, keepSentRequest, keptSentRequest } from "./kept-request";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it("is there from when it was sent until it is dismissed", () => {
  expect(keptSentRequest()).toBeUndefined();

  keepSentRequest(sampleSentRequest);
  expect(keptSentRequest()).toEqual(sampleSentRequest);

  dismissSentRequest();
  expect(keptSentRequest()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it("is the one that was sent last", () => {
  keepSentRequest(sampleSentRequest);
  keepSentRequest({ ...sampleSentRequest, reference: "ZZZZ-9999" });

  expect(keptSentRequest()?.reference).toBe("ZZZZ-9999");
});

it("is nothing that outlives the tab", () => {
  keepSentRequest(sampleSentRequest);

  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
});

const { text: _, ...withoutText } = sampleSentRequest;

it.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a text", '"F4K9-TR2M"'],
  ["a list", "[]"],
  ["without its text", JSON.stringify(withoutText)],
  ["with a number for a text", JSON.stringify({ ...sampleSentRequest, reference: 7 })],
  ["with a text for the list", JSON.stringify({ ...sampleSentRequest, next: "Soon" })],
  ["with a number in the list", JSON.stringify({ ...sampleSentRequest, next: [7] })],
])("is not there when what is stored is %s", (_, stored) => {
  keepSentRequest(sampleSentRequest);
  const [key = ""] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, stored);

  expect(keptSentRequest()).toBeUndefined();
});

it("does without storage", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Storage is switched off", "SecurityError");
  });

  expect(() => keepSentRequest(sampleSentRequest)).not.toThrow();
  expect(keptSentRequest()).toBeUndefined();
  expect(dismissSentRequest).not.toThrow();
});
