/** Whether a name shows: marks without a letter or a digit to stand on show as nothing. */
export function isVisibleName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}
