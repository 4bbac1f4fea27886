/**
 * Loads modules and gives those that cannot be had, throw or do not end. Runs in the page, sent there as a text, so it uses nothing
 * from outside of itself.
 */
export async function runModules({
  files,
  patience,
}: {
  files: readonly string[];
  /** ms for all of them. */
  patience: number;
}): Promise<{ file: string; message: string }[]> {
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, patience, `it has not ended after ${patience / 1000} s`);
  });
  const outcomes = files.map(async (file) => {
    const message = await Promise.race([late, import(file).then(() => '', String)]);
    return message === '' ? [] : [{ file, message }];
  });
  return (await Promise.all(outcomes)).flat();
}
