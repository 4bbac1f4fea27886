import { isPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PartStore } from './part-store.ts';

function refOf(element: Element): PartRef | undefined {
  const text = element.getAttribute('data-part') ?? '';
  return isPartRef(text) ? text : undefined;
}

function copyChildren(element: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  for (const child of element.childNodes) copy.append(child.cloneNode(true));
  return copy;
}

/** A development server sends `#root` empty. */
export function isPrerendered(root: HTMLElement): boolean {
  return root.firstElementChild !== null;
}

/** The prerendered HTML of a document's parts. */
export function createAdoptedHtml() {
  /** Copies of the content, by the wrapper of the part, for parts that fail. */
  const originals = new WeakMap<Element, DocumentFragment>();
  const firstNodes = new WeakMap<Element, ChildNode>();
  const wrappers = new Map<PartRef, Element>();

  return {
    /** Call it before React hydrates the part. */
    adopt: (ref: PartRef, wrapper: Element): void => {
      originals.set(wrapper, copyChildren(wrapper));
      if (wrapper.firstChild) firstNodes.set(wrapper, wrapper.firstChild);
      wrappers.set(ref, wrapper);
    },
    /** The prerendered content, to show again if the part's code fails; undefined if it was rendered in the browser. */
    contentOf: (wrapper: Element): DocumentFragment | undefined => originals.get(wrapper),
    /** The part that failed to hydrate: React has replaced its prerendered content. Undefined if there are several. */
    redrawnPart: (): PartRef | undefined => {
      const replaced = [...document.querySelectorAll('[data-part]')].filter(
        (element) => firstNodes.get(element)?.isConnected === false,
      );
      return replaced.length === 1 && replaced[0] ? refOf(replaced[0]) : undefined;
    },
    /**
     * For a sleeping part whose surroundings React has rendered again: its new wrapper takes over from the old one, and
     * the part sleeps on. Returns the nodes to put into the new wrapper.
     */
    moveTo: (ref: PartRef, wrapper: Element): readonly ChildNode[] => {
      const former = wrappers.get(ref);
      const original = former && originals.get(former);
      if (!original || former === wrapper) return [];
      originals.set(wrapper, original);
      wrappers.set(ref, wrapper);
      // React's comments mark Suspense boundaries to hydrate; the new wrapper has its own.
      return [...former.childNodes].filter((node) => !(node instanceof Comment));
    },
  };
}

export type AdoptedHtml = ReturnType<typeof createAdoptedHtml>;

/**
 * Adopts every prerendered part, before React hydrates. The route's own view loads at once; others when they come near
 * the viewport (`useWake`), or when they are touched, even if React has not reached them yet.
 */
export function adoptParts(store: PartStore, html: AdoptedHtml, footer: Element | null): void {
  for (const element of document.querySelectorAll('[data-part]')) {
    const ref = refOf(element);
    if (!ref) continue;
    html.adopt(ref, element);
    store.adopt(ref, footer?.contains(element) ? 'site' : 'page');
  }
  for (const type of ['focusin', 'pointerdown']) {
    window.addEventListener(
      type,
      (event) => {
        const part = event.target instanceof Element ? event.target.closest('[data-part]') : null;
        const ref = part && refOf(part);
        if (ref) store.wake(ref);
      },
      { capture: true, passive: true },
    );
  }
}
