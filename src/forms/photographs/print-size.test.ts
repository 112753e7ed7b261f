import { sampleField, sampleOptions } from "../../test-support/sample-form";
import { pixelsForPrint, sharpPixels } from "./print-size";

const field = sampleField({
  name: "photos",
  label: "Photographs",
  kind: "photos",
  printedSizeFrom: "item",
  printedMillimetres: 210,
});

it("needs 300 pixels to the inch", () => {
  expect([25.4, 148, 210].map(sharpPixels)).toEqual([300, 1748, 2480]);
});

it.each([
  ["the chosen product", { item: "Folded Card" }, 1748],
  ["what the field names while none is chosen", { item: "" }, 2480],
  ["what the field names for a product that is not known", { item: "Kite" }, 2480],
])("goes by %s", (_, values, pixels) => {
  expect(pixelsForPrint(field, values, sampleOptions)).toBe(pixels);
});

it("is not known where the form does not say", () => {
  const plain = sampleField({ name: "photos", label: "Photographs", kind: "photos" });

  expect(pixelsForPrint(plain, { item: "Folded Card" }, sampleOptions)).toBeUndefined();
});
