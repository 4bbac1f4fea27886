/** Buttons that browsers handle without our scripts (popovers, commands), and submits, which are held as forms. */
function needsNoCode(button: HTMLElement): boolean {
  if (!(button instanceof HTMLButtonElement)) return false;
  const submits = button.form && button.type === 'submit';
  return Boolean(submits || button.popoverTargetElement || button.hasAttribute('commandfor'));
}

/** A click that opens a new tab or window stays the browser's. */
function wantsAnotherTab(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

/** The clicked button, or link that opens a dialog, if it only works once its part is hydrated. */
export function buttonToHold(event: Event): HTMLElement | undefined {
  const { target } = event;
  if (!(target instanceof Element) || wantsAnotherTab(event)) return undefined;
  const button = target.closest<HTMLElement>('button,a[aria-haspopup]');
  return button && !needsNoCode(button) ? button : undefined;
}
