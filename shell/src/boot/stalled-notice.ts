/**
 * Whether a browser failed on the shell's code itself: it could not read it, or missed something while it ran it, which an error with a
 * place in that code says. In Firefox a module that did not arrive has such a place as well, and a message that names a module.
 */
export function isOfCode(reason: unknown): boolean {
  // A foreign script that reads what is no JSON, or writes a pattern wrong, says nothing of ours.
  if (reason instanceof SyntaxError) return !/JSON|regular/i.test(reason.message);
  return (
    reason instanceof Error && !/module/.test(reason.message) && /\/shell\/\S+js:\d/.test(reason.stack ?? '')
  );
}

/** Id of the notice that stands in every page, closed, beside the application. */
export const shellStalledId = 'shell-stalled';

/** Opens the notice: above an open menu where the browser can, by an attribute where it has no popovers. */
export function showStalled(notice: HTMLElement | null): void {
  if (notice?.showPopover) notice.showPopover();
  else if (notice) notice.dataset['shown'] = '';
}

export function hideStalled(notice: HTMLElement | null): void {
  if (notice?.hidePopover) notice.hidePopover();
  else if (notice) delete notice.dataset['shown'];
}
