import { watchFocus } from './focus-state.ts';
import { carryOver } from './carry-over.ts';
import { hadForeignElements, replacementOf, type Exchange } from './replaced-elements.ts';

let settle: (() => Exchange) | undefined;

function elementsOf(lists: readonly NodeList[]): Element[] {
  return lists.flatMap((list) => [...list]).filter((node) => node instanceof Element);
}

function exchangeIn(records: readonly MutationRecord[]): Exchange {
  return {
    removed: elementsOf(records.map(({ removedNodes }) => removedNodes)).filter((node) => !node.isConnected),
    added: elementsOf(records.map(({ addedNodes }) => addedNodes)).filter((node) => node.isConnected),
  };
}

/**
 * Records what React removes from the page and adds to it. Call it before hydration: if anything else has changed the document (a password
 * manager, a translator, an in-app browser), React renders that part again.
 */
export function watchRedrawing(root: HTMLElement): void {
  const focusState = watchFocus();
  // Only its records are used, by `settle`.
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { childList: true, subtree: true });
  settle = () => {
    const exchange = exchangeIn(observer.takeRecords());
    if (exchange.removed.length > 0) {
      carryOver(exchange, focusState);
      window.bootApi?.onReplaced((element) => replacementOf(element, exchange));
    }
    return exchange;
  };
}

/**
 * Call it in the task in which React has rendered something again, before effects run: moves what the visitor did to the new elements.
 * Returns the cause: `page-changed` if there were foreign elements in the page.
 */
export function carryOverRedrawn(): 'hydration' | 'page-changed' {
  const exchange = settle?.();
  return exchange && hadForeignElements(exchange) ? 'page-changed' : 'hydration';
}
