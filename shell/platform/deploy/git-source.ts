import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspace } from '../releases/folders.ts';

/** From what packages were built. A checkout without git has neither. */
export type Source = { commit?: string; message?: string };

const run = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: workspace });
  return stdout.trim();
}

/**
 * The commit of this checkout, with a `+` where these packages differ from it, and what was changed: `said`, or the subject of their last
 * commit. Of what is not committed that subject says nothing.
 */
export async function sourceOf(packages: readonly string[], said: string | undefined): Promise<Source> {
  const message = said === undefined ? {} : { message: said };
  try {
    const [commit, changed, subject] = await Promise.all([
      git('rev-parse', '--short', 'HEAD'),
      git('status', '--porcelain', '--', ...packages, 'shared'),
      git('log', '-1', '--format=%s', '--', ...packages),
    ]);
    return changed
      ? { commit: `${commit}+`, message: 'not committed', ...message }
      : { commit, message: subject, ...message };
  } catch {
    return message;
  }
}
