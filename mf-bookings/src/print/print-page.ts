/** ms within which printing begins, if the browser supports it. */
const printBeginsWithin = 1000;

/** Prints the page. False if printing has not begun after a second: in-app browsers ignore it, and some phones do not support it. */
export function printPage(): Promise<boolean> {
  return new Promise((resolve) => {
    const begin = () => resolve(true);
    addEventListener('beforeprint', begin, { once: true });
    setTimeout(() => {
      removeEventListener('beforeprint', begin);
      resolve(false);
    }, printBeginsWithin);
    if ('print' in window) window.print();
  });
}
