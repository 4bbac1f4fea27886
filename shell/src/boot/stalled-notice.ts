/**
 * What the shell's code cannot be read for, or lacks while it runs: then the error has a place in it. In Firefox so has that of a module
 * that did not come, which only its words tell apart.
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
