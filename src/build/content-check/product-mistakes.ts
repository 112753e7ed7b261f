import type { MistakeList } from "./mistakes";
import { type Content, filesOfKind } from "./read-content";
import { reportRepeated } from "./repeated-values";
import { valueAt } from "./unknown-values";

export function reportProductMistakes(content: Content, mistakes: MistakeList): void {
  const products = filesOfKind(content, "product");
  for (const field of ["name", "order"]) {
    const values = products.map(({ path, value }) => ({
      file: path,
      path: [field],
      value: valueAt(value, field),
    }));
    reportRepeated(values, "product", mistakes);
  }
}
