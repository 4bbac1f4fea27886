/** Why a command failed, in a sentence. Tools that it runs say of a full disk only by its code. */
export function inWords(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.includes('ENOSPC')
    ? 'the disk is full, and what is live was not changed: make room ("npm run prune" says what may go), then run the same command again'
    : words;
}
