import { isControl, type Control } from '@venue/shared/form/field-values.ts';
import { controlValue, setControlValue } from '../browser/control-value.ts';

/** Elements that React removed, and those that it added instead; each with its descendants. */
type Replaced = { removed: readonly Element[]; added: readonly Element[] };

/** React's generated ids differ between server and browser. */
const generatedId = /_r_\w+_/gi;

/** The id comes first: before it gives up, hydration may have given a foreign field the name of one of ours. */
function ownName(element: Element): string {
  const names = [element.id, element.getAttribute('name') ?? ''].map((name) =>
    name.replaceAll(generatedId, ''),
  );
  return names.find((name) => name !== '') ?? element.getAttribute('class') ?? '';
}

/** Equal for an element and its replacement, even if a translator or an extension has changed its text. */
function signatureOf(element: Element): string {
  const choice = element.matches('[type=checkbox],[type=radio]') ? element.getAttribute('value') : '';
  return [element.localName, element.getAttribute('type'), ownName(element), choice].join(' ');
}

/** The elements that match, in document order. */
function elementsIn(tops: readonly Element[], selector: string): Element[] {
  const found = tops.flatMap((top) => [top, ...top.querySelectorAll(selector)]);
  return [...new Set(found)].filter((element) => element.matches(selector));
}

/** The element that replaced a removed one; an element that is still in the page is returned itself. */
function replacementOf(element: HTMLElement, { removed, added }: Replaced): HTMLElement | undefined {
  if (element.isConnected) return element;
  const own = signatureOf(element);
  const withSameSignature = (tops: readonly Element[]) =>
    elementsIn(tops, element.localName).filter((other) => signatureOf(other) === own);
  const replacement = withSameSignature(added)[withSameSignature(removed).indexOf(element)];
  return replacement instanceof HTMLElement ? replacement : undefined;
}

/** What an element loses when it is removed: the focus, or being an open popover. */
type FocusState = { focused: () => HTMLElement | undefined; isOpen: (popover: Element) => boolean };

function focusedNow(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
}

/** Browsers without popovers do not know the selector. */
function isShown(element: Element): boolean {
  return 'popover' in element && element.matches(':popover-open');
}

function listen(type: string, listener: (event: Event) => void): void {
  document.addEventListener(type, listener, { capture: true, passive: true });
}

/** Tracks the focused element and open popovers from now on. */
function watchFocus(): FocusState {
  let focused = focusedNow();
  const open = new Set([...document.querySelectorAll('[popover]')].filter(isShown));
  listen('focusin', () => {
    focused = focusedNow();
  });
  listen('focusout', ({ target }) => {
    // If the element lost the focus because it was removed, it has been replaced by then.
    queueMicrotask(() => {
      if (target === focused) focused = focusedNow();
    });
  });
  listen('toggle', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (isShown(target)) open.add(target);
    else open.delete(target);
  });
  return { focused: () => focused, isOpen: (popover) => open.has(popover) };
}

function transferValue(control: Control, replacement: Control): void {
  if (
    control instanceof HTMLInputElement &&
    replacement instanceof HTMLInputElement &&
    control.type === 'file'
  ) {
    if (control.files?.length) replacement.files = control.files;
    return;
  }
  setControlValue(replacement, controlValue(control));
}

/** Fields for numbers, dates and e-mail addresses have no selection. */
function transferSelection(field: Element, replacement: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (!(replacement instanceof HTMLInputElement || replacement instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null) return;
  replacement.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

function transferFocus(focused: HTMLElement | undefined, replaced: Replaced): void {
  if (!focused || document.activeElement === focused) return;
  const replacement = replacementOf(focused, replaced);
  replacement?.focus({ preventScroll: true });
  if (replacement) transferSelection(focused, replacement);
}

function transferState(element: Element, replacement: HTMLElement, { isOpen }: FocusState): void {
  if (isControl(element) && isControl(replacement)) transferValue(element, replacement);
  if (element.hasAttribute('open')) replacement.setAttribute('open', '');
  if (isOpen(element)) replacement.showPopover();
}

/**
 * What they typed, chose, ticked and attached, what they opened, and finally the focus with the selection.
 * Raises no events.
 */
function transferAll(replaced: Replaced, focusState: FocusState): void {
  for (const element of elementsIn(replaced.removed, 'input,textarea,select,details,[popover]')) {
    const replacement = element instanceof HTMLElement && replacementOf(element, replaced);
    if (replacement && replacement !== element) transferState(element, replacement, focusState);
  }
  transferFocus(focusState.focused(), replaced);
}

function elementsOf(lists: readonly NodeList[]): Element[] {
  return lists.flatMap((list) => [...list]).filter((node) => node instanceof Element);
}

/**
 * Records what React removes from the page and adds to it. Call it before hydration: if anything else has changed the
 * document (a password manager, a translator, an in-app browser), React renders that part again.
 *
 * Returns a function that moves what the visitor did to the new elements. Call it in the task in which React has
 * rendered something again, before effects run: components read the page when they mount, as they do during hydration.
 */
export function watchRedrawing(root: HTMLElement): () => void {
  const focusState = watchFocus();
  // Only its records are used.
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    const records = observer.takeRecords();
    const removed = elementsOf(records.map(({ removedNodes }) => removedNodes));
    const added = elementsOf(records.map(({ addedNodes }) => addedNodes));
    const replaced = {
      removed: removed.filter((element) => !element.isConnected),
      added: added.filter((element) => element.isConnected),
    };
    if (replaced.removed.length === 0) return;
    transferAll(replaced, focusState);
    window.bootApi?.onRedrawn((element) => replacementOf(element, replaced));
  };
}
