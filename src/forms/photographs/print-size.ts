import type { ContentOptions } from "../field-options";
import type { FormField } from "../form-definition";
import { type FormValues, textAnswer } from "../form-values";

/** The pixels along an edge that make a sharp print: 300 to the inch. */
export function sharpPixels(millimetres: number): number {
  return Math.round((millimetres / 25.4) * 300);
}

/**
 * The long edge, in pixels, that a photograph needs in order to be sharp on the chosen product, or
 * on what the field names while none is chosen. Nothing where neither is known.
 */
export function pixelsForPrint(
  { printedSizeFrom, printedMillimetres }: FormField,
  values: FormValues,
  { products }: ContentOptions,
): number | undefined {
  const chosen = printedSizeFrom === null ? "" : textAnswer(values, printedSizeFrom);
  const product = products.find(({ name }) => name === chosen);
  const millimetres = product?.printedLongEdge ?? printedMillimetres;
  return millimetres === null ? undefined : sharpPixels(millimetres);
}
