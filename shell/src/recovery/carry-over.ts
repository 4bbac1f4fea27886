import { isControl, putTyped, typedIn, type Control } from '../boot/typed-values.ts';
import type { FocusState } from './focus-state.ts';
import { elementsIn, replacementOf, type Exchange } from './replaced-elements.ts';

function carryTyped(control: Control, replacement: Control): void {
  if (
    control instanceof HTMLInputElement &&
    replacement instanceof HTMLInputElement &&
    control.type === 'file'
  ) {
    if (control.files?.length) replacement.files = control.files;
    return;
  }
  putTyped(replacement, typedIn(control));
}

/** Fields for numbers, dates and e-mail addresses have no selection. */
function carrySelection(field: Element, replacement: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (!(replacement instanceof HTMLInputElement || replacement instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null) return;
  replacement.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

function carryFocus(focused: HTMLElement | undefined, exchange: Exchange): void {
  if (!focused || document.activeElement === focused) return;
  const replacement = replacementOf(focused, exchange);
  replacement?.focus({ preventScroll: true });
  if (replacement) carrySelection(focused, replacement);
}

function carryState(element: Element, replacement: Element, focusState: FocusState): void {
  if (isControl(element) && isControl(replacement)) carryTyped(element, replacement);
  if (element.hasAttribute('open')) replacement.setAttribute('open', '');
  if (replacement instanceof HTMLElement && focusState.isOpen(element)) replacement.showPopover();
}

/**
 * Copies what the visitor did in removed elements to their replacements: what they typed, chose, ticked and attached, what they opened, and
 * finally the focus with the selection. Raises no events: components read the page when they mount, as they do during hydration.
 */
export function carryOver(exchange: Exchange, focusState: FocusState): void {
  for (const element of elementsIn(exchange.removed, 'input,textarea,select,details,[popover]')) {
    const replacement = element instanceof HTMLElement && replacementOf(element, exchange);
    if (replacement && replacement !== element) carryState(element, replacement, focusState);
  }
  carryFocus(focusState.focused(), exchange);
}
