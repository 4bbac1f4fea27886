/** Some connection errors have only a code. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

/** Some tools report a full disk only by its code. */
function isFullDisk(error: unknown): boolean {
  return wordsOf(error).includes('ENOSPC');
}

/** Whether an error is one of Node.js with this code: `EEXIST`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

export function errorMessage(error: unknown): string {
  return isFullDisk(error)
    ? 'the disk is full, and the live site was not changed: free some space ("npm run site -- prune" lists what can go), then run the same command again'
    : wordsOf(error);
}
