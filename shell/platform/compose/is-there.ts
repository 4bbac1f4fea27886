import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Looks whether files of a folder are there, at each only once. */
export function isThereIn(folder: string): (file: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (file) => {
    const found = known.get(file) ?? stat(path.join(folder, file)).then(Boolean, () => false);
    known.set(file, found);
    return found;
  };
}
