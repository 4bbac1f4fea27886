/**
 * Whether this browser cannot run the shell's code: it failed to parse it, or an error has the shell's code
 * in its stack. In Firefox so has the error of a module that did not arrive, but its message names the
 * module.
 */
export function isOurCodeFailing(reason: unknown): boolean {
  // Invalid JSON and regular expressions come from other people's scripts.
  if (reason instanceof SyntaxError) return !/JSON|regular/i.test(reason.message);
  return (
    reason instanceof Error && !/module/.test(reason.message) && /\/shell\/\S+js:\d/.test(reason.stack ?? '')
  );
}

/** Id of the notice; every page has it, closed, outside `#root`. */
export const shellLoadNoticeId = 'shell-load-notice';

/** As a popover it is above an open menu; without popovers it is shown by an attribute. */
export function openShellLoadNotice(notice: HTMLElement | null): void {
  if (notice?.showPopover) notice.showPopover();
  else if (notice) notice.dataset['shown'] = '';
}

export function closeShellLoadNotice(notice: HTMLElement | null): void {
  if (notice?.hidePopover) notice.hidePopover();
  else if (notice) delete notice.dataset['shown'];
}
