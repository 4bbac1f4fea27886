import { rm, writeFile } from 'node:fs/promises';

/** Writes a file. One that is there is replaced, not written into: it may be another composition's too. */
export async function writeAnew(file: string, content: Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await rm(file);
    await writeFile(file, content);
  }
}
