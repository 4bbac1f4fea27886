/** Some errors of a connection say nothing but their code. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

/** Tools that a command runs say of a full disk only by its code. */
function isFullDisk(error: unknown): boolean {
  return wordsOf(error).includes('ENOSPC');
}

/** Why a command failed, in a sentence. */
export function errorMessage(error: unknown): string {
  return isFullDisk(error)
    ? 'the disk is full, and the live site was not changed: free some space ("npm run site -- prune" lists what can go), then run the same command again'
    : wordsOf(error);
}
