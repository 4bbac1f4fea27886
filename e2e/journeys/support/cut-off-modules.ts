import type { Page } from '@playwright/test';

/** The hash of zero bytes. */
const ofNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Distinguishes modules that were cut off because the page was left from those that arrive empty. Firefox
 * reports an integrity failure for both, possibly long after the next page has requested and received the file.
 * So the message counts only for files that the server sent empty.
 */
export function cutOffModules(complain: (words: string) => void) {
  const empty = new Set<string>();
  let waiting: string[] = [];
  const isOfEmpty = (words: string) => [...empty].some((address) => words.includes(address));
  return {
    /**
     * Whether a message is about a file whose page was left. It becomes a complaint if the server sends that
     * file empty after all.
     */
    isCutOff: (words: string): boolean => {
      if (!words.includes(ofNothing) || isOfEmpty(words)) return false;
      waiting.push(words);
      return true;
    },
    /** The server sent a file without content. */
    cameEmpty: (address: string): void => {
      empty.add(address);
      waiting.filter(isOfEmpty).forEach(complain);
      waiting = waiting.filter((words) => !isOfEmpty(words));
    },
  };
}

/**
 * Whether to ignore an error or console message: what Firefox says about a module without content counts only
 * if the server sent it empty. If that turns out to be so, `complain` is called with the message later.
 */
export function cutOffModuleErrors(
  page: Page,
  complain: (words: string) => void,
): (words: string) => boolean {
  if (page.context().browser()?.browserType().name() !== 'firefox') return () => false;
  const modules = cutOffModules(complain);
  page.on('response', (response) => {
    if (response.headers()['content-length'] === '0') modules.cameEmpty(response.url());
  });
  return modules.isCutOff;
}
