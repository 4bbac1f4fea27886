type Shown = {
  getBoundingClientRect: () => Pick<DOMRect, 'bottom'>;
  scrollIntoView: (options: ScrollIntoViewOptions) => void;
};

/** Scrolls to the top if the element is visible from there: otherwise the page's heading could stay half hidden below the header. */
export function showFromTop(element: Shown): void {
  scrollTo(0, 0);
  if (element.getBoundingClientRect().bottom > innerHeight) element.scrollIntoView({ block: 'start' });
}
