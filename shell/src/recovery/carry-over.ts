import { isControl, putTyped, typedIn, type Control } from '../boot/typed-values.ts';
import type { FocusState } from './focus-state.ts';
import { elementsIn, replacementOf, type Exchange } from './replaced-elements.ts';

function carryTyped(control: Control, heir: Control): void {
  if (control instanceof HTMLInputElement && heir instanceof HTMLInputElement && control.type === 'file') {
    if (control.files?.length) heir.files = control.files;
    return;
  }
  putTyped(heir, typedIn(control));
}

/** Fields for numbers, dates and addresses tell of no selection. */
function carrySelection(field: Element, heir: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (!(heir instanceof HTMLInputElement || heir instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null) return;
  heir.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

function carryFocus(focused: HTMLElement | undefined, exchange: Exchange): void {
  if (!focused || document.activeElement === focused) return;
  const heir = replacementOf(focused, exchange);
  heir?.focus({ preventScroll: true });
  if (heir) carrySelection(focused, heir);
}

function carryState(element: Element, heir: Element, attention: FocusState): void {
  if (isControl(element) && isControl(heir)) carryTyped(element, heir);
  if (element.hasAttribute('open')) heir.setAttribute('open', '');
  if (heir instanceof HTMLElement && attention.isOpen(element)) heir.showPopover();
}

/**
 * Puts what the visitor did in elements that are gone into those that took their place: what was typed, chosen, ticked and attached,
 * what was unfolded and opened, and last the focus with the selection. No event is raised: components read the page when they begin
 * to live, as they do with what was typed into a page that is hydrated.
 */
export function carryOver(exchange: Exchange, attention: FocusState): void {
  for (const element of elementsIn(exchange.gone, 'input,textarea,select,details,[popover]')) {
    const heir = element instanceof HTMLElement && replacementOf(element, exchange);
    if (heir && heir !== element) carryState(element, heir, attention);
  }
  carryFocus(attention.focused(), exchange);
}
