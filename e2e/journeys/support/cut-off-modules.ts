/** The hash of no bytes at all. */
const ofNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Tells modules that were cut off because their page was left from those that arrive empty. Firefox says of both that their integrity
 * does not hold, and names the file; it may say so when the next page has long asked for the file, and had it. So its words count for
 * a file that the server sent without content.
 */
export function cutOffModules(complain: (words: string) => void) {
  const empty = new Set<string>();
  let waiting: string[] = [];
  const isOfEmpty = (words: string) => [...empty].some((address) => words.includes(address));
  return {
    /** Whether these words are about a file whose page was left; they become a complaint if the server sends that file empty after all. */
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
