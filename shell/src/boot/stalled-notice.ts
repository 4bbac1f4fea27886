/** Opens the notice: above an open menu where the browser can, by an attribute where it has no popovers. */
export function showStalled(notice: HTMLElement | null): void {
  if (notice?.showPopover) notice.showPopover();
  else if (notice) notice.dataset['shown'] = '';
}

export function hideStalled(notice: HTMLElement | null): void {
  if (notice?.hidePopover) notice.hidePopover();
  else if (notice) delete notice.dataset['shown'];
}
