import type { Locator, Page } from '@playwright/test';
import { createDeferred } from './deferred.ts';
import { expect } from './fixtures.ts';
import { isHydrated } from './hydrated.ts';

/**
 * Where other software adds elements before a page's scripts run: a password manager beside a field, an app
 * around the page in front of a form, a translator around all text, an extension in header, main and footer.
 */
export const disturbances = {
  'beside a field': (form) =>
    form
      .locator('[name]')
      .first()
      .evaluate((field) => field.after(document.createElement('div'))),
  'in front of the form': (form) =>
    form.evaluate((element) => element.parentElement?.prepend(document.createElement('div'))),
  'around all text': (form) =>
    form.evaluate(({ ownerDocument: { body } }) => {
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) => {
        const isRead =
          parentElement?.closest('#root') && !parentElement.closest('script,style,textarea,option,svg');
        return isRead && nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
      });
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        if (text instanceof Text) text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    }),
  'in the frame': (form) =>
    form.evaluate(({ ownerDocument }) => {
      for (const place of ownerDocument.querySelectorAll('#root header, #root main, #root footer'))
        place.prepend(document.createElement('div'));
    }),
} as const satisfies Record<string, (form: Locator) => Promise<void>>;

/** Opens a page whose scripts only arrive when the returned function is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const gate = createDeferred();
  await page.route(/\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#boot').waitFor({ state: 'attached' });
  return gate.resolve;
}

/** Returns a function that waits until a new element has replaced this one and is hydrated. */
export async function watchRedrawn(element: Locator): Promise<() => Promise<void>> {
  const former = await element.elementHandle();
  return async () => {
    await element.page().waitForFunction((node) => !node?.isConnected, former);
    await expect.poll(() => isHydrated(element)).toBe(true);
  };
}

/** Focuses a field and selects some of its text. */
export async function selectLetters(field: Locator, [start, end]: readonly [number, number]): Promise<void> {
  await field.focus();
  await field.evaluate(
    (element, range) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        element.setSelectionRange(...range);
    },
    [start, end] as const,
  );
}

export function selectedLetters(field: Locator): Promise<readonly (number | null)[]> {
  return field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [element.selectionStart, element.selectionEnd]
      : [],
  );
}
