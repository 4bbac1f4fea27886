import type { Page } from '@playwright/test';
import { sticksOut } from './sticks-out.ts';

/** What the page cuts off: texts that reach beyond an element that hides what is outside of it, but for a name that ends in dots. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (element: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      return textOverflow !== 'ellipsis' && [overflowX, overflowY].some((way) => /hidden|clip/.test(way));
    };
    const isOutside = (text: DOMRect, { top, right, bottom, left }: DOMRect) =>
      text.right > right + 1 || text.left < left - 1 || text.bottom > bottom + 1 || text.top < top - 1;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (let around = node.parentElement; around; around = around.parentElement) {
        const box = around.getBoundingClientRect();
        // What is there for screen readers alone is a dot.
        if (box.width <= 1 || !hides(around)) continue;
        if (lines.some((line) => isOutside(line, box))) found.push((node.textContent ?? '').trim());
      }
    }
    return found;
  });
}

/** What is lost, or sticks out of the window, where a visitor sets text wide (WCAG 1.4.12). */
export async function lostWhenSpaced(page: Page): Promise<string[]> {
  const before = new Set(await cutOff(page));
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [wide];
  });
  const lost = [...(await cutOff(page)).filter((text) => !before.has(text)), ...(await sticksOut(page))];
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return lost;
}
