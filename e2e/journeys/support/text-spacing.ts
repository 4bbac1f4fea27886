import type { Page } from '@playwright/test';
import { horizontalOverflow } from './horizontal-overflow.ts';

/**
 * Texts that the page cuts off, because they overflow an element that hides overflow. Names shortened with an
 * ellipsis are allowed.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /**
     * Boxes of elements that hide overflow, by the elements around texts. Text for screen readers is a dot, and
     * does not count.
     */
    const boxes = new Map<Element, DOMRect | undefined>();
    const hidingBox = (element: Element): DOMRect | undefined => {
      if (boxes.has(element)) return boxes.get(element);
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hides = textOverflow !== 'ellipsis' && /hidden|clip/.test(overflowX + overflowY);
      const box = hides ? element.getBoundingClientRect() : undefined;
      boxes.set(element, box && box.width > 1 ? box : undefined);
      return boxes.get(element);
    };
    const isOutside = (text: DOMRect, { top, right, bottom, left }: DOMRect) =>
      text.right > right + 1 || text.left < left - 1 || text.bottom > bottom + 1 || text.top < top - 1;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      // A slide that shows at the edge is shown whole in its turn.
      if (node.parentElement?.closest('[inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (let around = node.parentElement; around; around = around.parentElement) {
        const box = hidingBox(around);
        if (box && lines.some((line) => isOutside(line, box))) found.push((node.textContent ?? '').trim());
      }
    }
    return found;
  });
}

/** What is cut off or overflows the window with wide text spacing (WCAG 1.4.12). */
export async function lostWithTextSpacing(page: Page): Promise<string[]> {
  const before = new Set(await cutOff(page));
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [wide];
  });
  const lost = [
    ...(await cutOff(page)).filter((text) => !before.has(text)),
    ...(await horizontalOverflow(page)),
  ];
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return lost;
}
