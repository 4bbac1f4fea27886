import { isPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PartStore } from './part-store.ts';

const originals = new WeakMap<Element, DocumentFragment>();
/** Where the parts that came with the page stand. */
const places = new Map<PartRef, Element>();
const firstNodes = new WeakMap<Element, ChildNode>();

function refOf(element: Element): PartRef | undefined {
  const text = element.getAttribute('data-part') ?? '';
  return isPartRef(text) ? text : undefined;
}

function copyChildren(element: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  for (const child of element.childNodes) copy.append(child.cloneNode(true));
  return copy;
}

/** Whether the element came with the page, rather than from a later render. */
export function isAdopted(element: Element): boolean {
  return originals.has(element);
}

/** The one adopted part whose prerendered content was replaced: what React does with one that does not hydrate. */
export function replacedPart(): PartRef | undefined {
  const replaced = [...document.querySelectorAll('[data-part]')].filter(
    (element) => firstNodes.get(element)?.isConnected === false,
  );
  return replaced.length === 1 && replaced[0] ? refOf(replaced[0]) : undefined;
}

/** The prerendered content of an adopted part, kept for the case that its code fails while it renders. */
export function prerenderedContent(element: Element): DocumentFragment | undefined {
  return originals.get(element);
}

/**
 * Where React has drawn anew what is around a part that still sleeps, its new element gets what stood in the old one, as it was left:
 * it sleeps on. Gives nodes to be put into it.
 */
export function moveAdopted(ref: PartRef, wrapper: Element): readonly ChildNode[] {
  const former = places.get(ref);
  const original = former && originals.get(former);
  if (!original || former === wrapper) return [];
  originals.set(wrapper, original);
  places.set(ref, wrapper);
  // React would take its own marks for those of a part that it has yet to bring to life.
  return [...former.childNodes].filter((node) => !(node instanceof Comment));
}

/**
 * Takes over every prerendered part, before React hydrates. The route's own view loads at once, the others when
 * they come near the viewport or are touched (`useWake`), which works for parts that React has not reached yet too.
 */
export function adoptParts(store: PartStore, frame: Element | null): void {
  for (const element of document.querySelectorAll('[data-part]')) {
    const ref = refOf(element);
    if (!ref) continue;
    originals.set(element, copyChildren(element));
    places.set(ref, element);
    if (element.firstChild) firstNodes.set(element, element.firstChild);
    store.adopt(ref, frame?.contains(element) ? 'frame' : 'page');
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
