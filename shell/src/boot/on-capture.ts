/** Listens at the window, before any listener in the page. */
export function onCapture(type: string, listener: (event: Event) => void): void {
  window.addEventListener(type, listener, true);
}
