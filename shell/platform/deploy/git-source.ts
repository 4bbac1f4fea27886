import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspace } from '../checkout/folders.ts';

/** What packages were built from. Both are absent without git. */
export type Source = { commit?: string; message?: string };

const run = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: workspace });
  return stdout.trim();
}

/**
 * The commit of this checkout, followed by `+` if these packages differ from it, and the message: the one given, or
 * the subject of their last commit. That subject does not describe uncommitted changes.
 */
export async function sourceOf(packages: readonly string[], message?: string): Promise<Source> {
  const given = message === undefined ? {} : { message };
  try {
    const [commit, changed, subject] = await Promise.all([
      git('rev-parse', '--short', 'HEAD'),
      git('status', '--porcelain', '--', ...packages, 'shared'),
      git('log', '-1', '--format=%s', '--', ...packages),
    ]);
    return changed
      ? { commit: `${commit}+`, message: 'not committed', ...given }
      : { commit, message: subject, ...given };
  } catch {
    return given;
  }
}
