import type { ContentKind } from "./content-kinds";
import type { MistakeList } from "./mistakes";
import { type Content, filesOfKind } from "./read-content";
import { reportRepeated } from "./repeated-values";
import { entriesAt, valueAt } from "./unknown-values";

/** The lists whose entries have ids, and what such an entry is called. */
const listsWithIds: { kind: ContentKind; list: string; entry: string }[] = [
  { kind: "page", list: "sections", entry: "section" },
  { kind: "form", list: "sections", entry: "section" },
  { kind: "faqs", list: "questions", entry: "question" },
  { kind: "testimonials", list: "testimonials", entry: "testimonial" },
];

export function reportRepeatedEntryIds(content: Content, mistakes: MistakeList): void {
  for (const { kind, list, entry } of listsWithIds) {
    for (const file of filesOfKind(content, kind)) {
      const ids = entriesAt(file.value, list).map((each, index) => ({
        file: file.path,
        path: [list, index, "id"],
        value: valueAt(each, "id"),
      }));
      reportRepeated(ids, entry, mistakes);
    }
  }
}
