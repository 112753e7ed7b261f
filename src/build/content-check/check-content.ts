import { reportCarouselMistakes } from "./carousel-mistakes";
import { reportCategoryMistakes } from "./category-mistakes";
import { reportRepeatedEntryIds } from "./entry-id-mistakes";
import { reportFormMistakes } from "./form-mistakes";
import { type ContentMistake, MistakeList } from "./mistakes";
import { reportPageNameMistakes } from "./page-name-mistakes";
import { reportPictureMistakes } from "./picture-mistakes";
import { reportProductMistakes } from "./product-mistakes";
import { readContent } from "./read-content";
import { reportSchemaMistakes } from "./schema-mistakes";
import { reportTemplateMistakes } from "./template-mistakes";

export { type ContentMistake, describeMistake, describeMistakes } from "./mistakes";

/** Finds every mistake in content/, in alphabetical order of the files. */
export async function checkContent(projectRoot: string): Promise<ContentMistake[]> {
  const mistakes = new MistakeList();
  const content = await readContent(projectRoot, mistakes);
  // Causes before what may follow from them: only the first mistake about a field is kept.
  await reportSchemaMistakes(projectRoot, content, mistakes);
  reportTemplateMistakes(content, mistakes);
  reportCategoryMistakes(content, mistakes);
  reportCarouselMistakes(content, mistakes);
  reportProductMistakes(content, mistakes);
  reportRepeatedEntryIds(content, mistakes);
  reportPageNameMistakes(content, mistakes);
  reportFormMistakes(content, mistakes);
  await reportPictureMistakes(projectRoot, content, mistakes);
  return mistakes.byFile();
}
