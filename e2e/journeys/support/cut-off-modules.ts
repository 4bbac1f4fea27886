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
