import type { Finding } from './finding.ts';
import { openWatched, type Place } from './watched-page.ts';
import { wakePage } from './wake-page.ts';

/** Runs modules in a page that lives, one after the other, and says which of them cannot be had or throw. */
export async function tryModules(
  place: Place,
  address: string,
  modules: readonly string[],
): Promise<Finding[]> {
  const { page, close } = await openWatched(place, address);
  try {
    await wakePage(page);
    const outcomes = await page.evaluate(
      (files) =>
        Promise.all(
          files.map((file) =>
            import(file).then(
              () => [],
              (error: unknown) => [{ file, message: String(error) }],
            ),
          ),
        ),
      [...modules],
    );
    return outcomes.flat().map(({ file, message }) => ({ kind: 'unread-module', file, message }));
  } finally {
    await close();
  }
}
