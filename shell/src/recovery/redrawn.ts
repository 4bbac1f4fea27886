import { watchFocus } from './focus-state.ts';
import { carryOver } from './carry-over.ts';
import { hadForeignElements, replacementOf, type Exchange } from './replaced-elements.ts';

let settle: (() => Exchange) | undefined;

function elementsOf(lists: readonly NodeList[]): Element[] {
  return lists.flatMap((list) => [...list]).filter((node) => node instanceof Element);
}

function exchangeIn(records: readonly MutationRecord[]): Exchange {
  return {
    gone: elementsOf(records.map(({ removedNodes }) => removedNodes)).filter((node) => !node.isConnected),
    come: elementsOf(records.map(({ addedNodes }) => addedNodes)).filter((node) => node.isConnected),
  };
}

/**
 * Follows what React takes out of the page and puts into it. Call it before hydration: where something else has changed the document,
 * a password manager, a translator, an app around the page, React draws the part of it anew.
 */
export function watchRedrawing(root: HTMLElement): void {
  const focusState = watchFocus();
  // Its records are read only when React has replaced something.
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { childList: true, subtree: true });
  settle = () => {
    const exchange = exchangeIn(observer.takeRecords());
    if (exchange.gone.length > 0) {
      carryOver(exchange, focusState);
      window.bootApi?.onReplaced((element) => replacementOf(element, exchange));
    }
    return exchange;
  };
}

/**
 * To be called in the task in which React has drawn something anew, before the effects of its components run: what the visitor did in
 * the old elements is then in the new ones. Says whose failure it was: somebody else's where foreign elements stood in the page.
 */
export function carryOverRedrawn(): 'hydration' | 'page-changed' {
  const exchange = settle?.();
  return exchange && hadForeignElements(exchange) ? 'page-changed' : 'hydration';
}
