import type { Locator } from "@playwright/test";

/**
 * What a visitor could not read or press in a part of the page, because it is too narrow or its text
 * too wide: sideways scrolling, text that is cut off, text upon text and controls upon controls.
 */
export function layoutProblems(part: Locator): Promise<string[]> {
  return part.evaluate((part) => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Piece = { element: Element; words: string; box: Box };

    const problems = new Set<string>();
    const width = document.documentElement.clientWidth;
    const widest = Math.max(document.documentElement.scrollWidth, part.scrollWidth);
    if (widest > width) problems.add(`it is ${widest} px wide`);

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true], .visually-hidden");

    /** Each line of text by itself. */
    const lines: Piece[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim().slice(0, 40);
      if (!element || !words || element.closest("option, script") || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ element, words, box });
    }

    for (const { element, words, box } of lines) {
      if (box.left < -1 || box.right > width + 1) problems.add(`"${words}" leaves the page`);
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const isOutside =
          box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 2;
        if (/hidden|clip/.test(overflowX) && isOutside) problems.add(`"${words}" is cut off`);
      }
    }

    const controls: Piece[] = [
      ...part.querySelectorAll("a, button, summary, input, select, textarea"),
    ]
      .filter(isSeen)
      .flatMap((element) =>
        [...element.getClientRects()].map((box) => ({
          element,
          words: (element.textContent || element.getAttribute("name") || element.tagName).trim(),
          box,
        })),
      );

    const findOverlaps = (pieces: Piece[], what: string, share: number) => {
      const byTop = [...pieces].sort((a, b) => a.box.top - b.box.top);
      byTop.forEach((one, index) => {
        for (const other of byTop.slice(index + 1)) {
          if (other.box.top >= one.box.bottom) break;
          const across =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
          const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
          const isInside =
            one.element.contains(other.element) || other.element.contains(one.element);
          if (!isInside && across > 2 && down > Math.max(2, height * share)) {
            problems.add(`${what} "${one.words}" and "${other.words}" overlap`);
          }
        }
      });
    };
    // The boxes of letters are higher than the letters, so close lines overlap a little.
    findOverlaps(lines, "texts", 0.35);
    findOverlaps(controls, "controls", 0);
    return [...problems];
  });
}
