import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Waits until all that was written to the disk of a folder is there: after a power cut, nothing may be named of which the bytes are
 * missing. Machines that cannot be asked for one disk alone (macOS) go without.
 */
export async function flushed(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]).catch(() => undefined);
}
