/** Listens at the window, before anything in the page hears of it. */
export function onCapture(type: string, listener: (event: Event) => void): void {
  window.addEventListener(type, listener, true);
}
