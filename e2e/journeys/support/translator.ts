import type { BrowserContext } from '@playwright/test';

/** Added to translated options, to recognise them in what a page sends. */
export const mark = '\u200B';

/**
 * Runs in the page. Once the page's view and forms are hydrated, it does what Chrome's translator does: it replaces
 * every text node with two `font` elements, including those added later. Code that kept the text node (as React does)
 * then writes where no one reads, and fails when it removes the node or inserts before it. Texts stay the same, so that
 * journeys can still read them, except those of options, which alone could be sent.
 */
function translateDocument(behindOption: string): void {
  const leftAlone = 'script,style,noscript,textarea,svg,iframe,head,font,[translate=no]';

  function wrap(source: Text): void {
    const parent = source.parentElement;
    if (!parent || source.data.trim() === '' || parent.closest(leftAlone)) return;
    const wrapper = document.createElement('font');
    const words = document.createElement('font');
    words.append(parent instanceof HTMLOptionElement ? source.data + behindOption : source.data);
    wrapper.append(words);
    source.replaceWith(wrapper);
    new MutationObserver(() => {
      if (!wrapper.isConnected || wrapper.textContent === source.data) return;
      void window.tellTranslationFault(`"${wrapper.textContent}" stands where "${source.data}" should`);
    }).observe(source, { characterData: true });
  }

  function wrapAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  }

  function begin(): void {
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of target instanceof Text ? [target] : addedNodes)
          if (node.isConnected) wrapAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

  function beginWhenAlive(): void {
    const view = document.querySelector('main > [data-part]');
    const own = [...(view?.querySelectorAll(':scope > :first-child, form') ?? [])].filter(
      (element) => element.parentElement?.closest('[data-part]') === view,
    );
    if (own.length > 0 && own.every(isAlive)) begin();
    else requestAnimationFrame(beginWhenAlive);
  }
  beginWhenAlive();
}

declare global {
  interface Window {
    tellTranslationFault: (words: string) => Promise<void>;
  }
}

/** The only React error that is allowed: text translated before hydration is rendered again. */
const isFailure = (words: string) =>
  /NotFoundError|Minified React error/.test(words) && !words.includes('error #418');

/** Translates every page of the context. Returns the list of faults in the pages' own code. */
export async function translate(context: BrowserContext): Promise<readonly string[]> {
  const faults: string[] = [];
  await context.exposeFunction('tellTranslationFault', (words: string) => void faults.push(words));
  context.on('weberror', (error) => {
    const words = String(error.error());
    if (isFailure(words)) faults.push(words);
  });
  await context.addInitScript(translateDocument, mark);
  return faults;
}
