/**
 * What the shell's code cannot be read for, or lacks while it runs: then the error has a place in it. In Firefox so has that of a module
 * that did not come, which only its words tell apart.
 */
export function isOfCode(reason: unknown): boolean {
  if (reason instanceof SyntaxError) return true;
  return (
    reason instanceof Error && !/module/.test(reason.message) && /\/shell\/\S+js:\d/.test(reason.stack ?? '')
  );
}
