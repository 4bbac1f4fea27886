/** Ms in which a browser that does what it was asked begins to. */
const printBeginsWithin = 1000;

/**
 * Prints the page. False if nothing has begun a second later: browsers inside other apps ignore it without a word, and
 * some on phones do not know it.
 */
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
