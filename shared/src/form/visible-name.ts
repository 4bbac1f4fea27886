/** Whether a name has any letter or digit; combining marks alone are invisible. */
export function isVisibleName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}
