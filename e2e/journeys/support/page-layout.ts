import type { Page } from '@playwright/test';

/**
 * Waits two frames, after which a page has done and reported everything immediate. A busy browser draws none;
 * then nothing moved.
 */
function waitTwoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 500);
      }),
  );
}

/** Scrolls through the page, two frames per screen, so that what waits until it is near loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A busy browser may draw no frame at all; go on scrolling anyway.
        setTimeout(resolve, 500);
      });
    }
  });
}

/** What overflows a window of 320 px with doubled text size (WCAG 1.4.4, 1.4.10). */
export async function overflowInLargeText(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const found = await horizontalOverflow(page);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  if (before) await page.setViewportSize(before);
  return found;
}

/** The largest shift allowed when fonts replace their fallbacks. */
export const mostByFonts = 0.02;

/** Sum of the page's layout shifts so far, with three digits. Those of the last frame are reported in the next one. */
export async function layoutShift(page: Page): Promise<number> {
  await waitTwoFrames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
    return Number(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(3));
  });
}

/**
 * What makes the page scroll sideways: its width beyond the window in px, and the first elements that cause it.
 * Phones zoom out until a wide page fits, which changes the inner width but not the root's client width.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const holderOf = (element: Element): Element | null =>
      element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
        ? element.offsetParent
        : element.parentElement;
    const isCutOff = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCutOff(holderOf(element)));
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > clientWidth + 1 && !isCutOff(holderOf(element));
    });
    const named = wide.map(({ tagName, textContent }) => `${tagName}: ${textContent.trim().slice(0, 40)}`);
    return [`${scrollWidth - clientWidth} px`, ...named.slice(0, 6)];
  });
}

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
