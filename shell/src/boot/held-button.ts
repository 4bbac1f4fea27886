/** Submits are held by themselves; the others do what they do without our scripts. */
function needsNoCode(button: HTMLElement): boolean {
  if (!(button instanceof HTMLButtonElement)) return false;
  const submits = button.form && button.type === 'submit';
  return Boolean(submits || button.popoverTargetElement || button.hasAttribute('commandfor'));
}

/** Such a click is left to the browser. */
function wantsAnotherTab(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

/** What was clicked, if only its part's code can do what it is for: a button, or a link that opens a dialog. */
export function buttonToHold(event: Event): HTMLElement | undefined {
  const { target } = event;
  if (!(target instanceof Element) || wantsAnotherTab(event)) return undefined;
  const button = target.closest<HTMLElement>('button,a[aria-haspopup]');
  return button && !needsNoCode(button) ? button : undefined;
}
