/** The hash of no bytes at all. */
const ofNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Tells modules that were cut off because their page was left from those that arrive empty. Firefox says of both that their integrity
 * does not hold, and names the file; only the first never arrive, so what is said of a file counts from its arrival on.
 */
export function cutOffModules(complain: (words: string) => void) {
  const arrived = new Set<string>();
  let waiting: string[] = [];
  const hasArrived = (words: string) => [...arrived].some((address) => words.includes(address));
  return {
    /** Whether these words are about a file without content, and are said again if it arrives. */
    holdsBack: (words: string): boolean => {
      if (!words.includes(ofNothing) || hasArrived(words)) return false;
      waiting.push(words);
      return true;
    },
    /** What was said of a file before it is asked for again is of a request that never arrived. */
    asked: (address: string): void => {
      arrived.delete(address);
      waiting = waiting.filter((words) => !words.includes(address));
    },
    arrived: (address: string): void => {
      arrived.add(address);
      waiting.filter(hasArrived).forEach(complain);
      waiting = waiting.filter((words) => !hasArrived(words));
    },
  };
}
