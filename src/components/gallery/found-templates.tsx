import { buttonClass } from "../button-class";
import type { ListedTemplate } from "./fetch-templates";
import { TemplateGrid } from "./template-grid";
import type { FirstPage, useFullList } from "./use-full-list";

interface FoundTemplatesProps {
  found: readonly ListedTemplate[];
  /** The list that was looked through; nothing while the visitor looks for nothing. */
  list: ReturnType<typeof useFullList> | undefined;
  firstPage: FirstPage;
  onShowAll: () => void;
}

/** What was found, as many as a page holds, and what to do where that is nothing or too much. */
export function FoundTemplates({ found, list, firstPage, onShowAll }: FoundTemplatesProps) {
  const shown = found.slice(0, firstPage.templates.length);
  const isWhole = list?.isWhole ?? true;
  return (
    <>
      {list?.hasFailed && (
        <p>
          Only {firstPage.templates.length} of our {firstPage.total} templates could be looked
          through, because the others did not arrive.{" "}
          <TextButton onClick={list.tryAgain}>Try again</TextButton>
        </p>
      )}
      {shown.length > 0 && <TemplateGrid templates={shown} belowTheFold />}
      {shown.length === 0 && isWhole && (
        <p>
          No template was found. Try another word, or{" "}
          <TextButton onClick={onShowAll}>show all of them</TextButton>.
        </p>
      )}
      {list && shown.length < found.length && (
        <p>
          These are the first {shown.length} of {found.length}. Another word will narrow them down.
        </p>
      )}
    </>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={buttonClass("link")} onClick={onClick}>
      {children}
    </button>
  );
}
