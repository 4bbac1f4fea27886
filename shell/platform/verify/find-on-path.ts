import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the first of these programs lies, in their order; undefined where none is installed. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}
