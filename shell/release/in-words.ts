function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Tools that a command runs say of a full disk only by its code. */
export function isFullDisk(error: unknown): boolean {
  return wordsOf(error).includes('ENOSPC');
}

/** Why a command failed, in a sentence. */
export function inWords(error: unknown): string {
  return isFullDisk(error)
    ? 'the disk is full, and what is live was not changed: make room ("npm run prune" says what may go), then run the same command again'
    : wordsOf(error);
}
