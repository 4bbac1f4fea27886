import { packageNames } from '../checkout/folders.ts';
import { errorMessage } from '../common/error-message.ts';
import { stopAll } from '../serve/child-processes.ts';

const usage = `usage:
  npm run dev           the development servers of the shell and of all remotes
  npm run dev -- mf-x   one remote's, inside the live shell and beside the live releases of all others`;

async function start([name, ...more]: readonly string[]): Promise<void> {
  if (name === undefined) {
    const { startAllRemotes } = await import('./start-all-remotes.ts');
    return startAllRemotes();
  }
  const known = packageNames.find((other) => other === name && other !== 'shell');
  if (known === undefined || more.length > 0) throw new Error(usage);
  const { startOneRemote } = await import('./start-one-remote.ts');
  return startOneRemote(known);
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  stopAll(1);
}
