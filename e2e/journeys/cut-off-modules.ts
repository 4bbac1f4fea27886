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
    asked: (address: string): void => void arrived.delete(address),
    arrived: (address: string): void => {
      arrived.add(address);
      waiting.filter(hasArrived).forEach(complain);
      waiting = waiting.filter((words) => !hasArrived(words));
    },
  };
}
