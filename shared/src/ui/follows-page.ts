const mark = 'followsPage';

/** The shell says so when it leaves the page that came with the document. */
export function pageFollows(): void {
  document.documentElement.dataset[mark] = '';
}

/** Whether the page that is shown follows another one in the same document. */
export function followsPage(): boolean {
  return mark in document.documentElement.dataset;
}
