const mark = 'followsPage';

/** Called by the shell at the first navigation in this document. */
export function pageFollows(): void {
  document.documentElement.dataset[mark] = '';
}

/** Whether the current page was navigated to within this document, rather than loaded with it. */
export function followsPage(): boolean {
  return mark in document.documentElement.dataset;
}
