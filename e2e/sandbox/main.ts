import { startSandbox } from './sandbox.ts';

const port = Number(process.env['SANDBOX_PORT'] ?? 4180);

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use: stop what runs there, or set SANDBOX_PORT to another port.`;
  }
  return `The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  const sandbox = await startSandbox(port);
  process.stdout.write(`Sandbox  ${sandbox.origin}  (shows every e-mail, reservation and payment)\n`);
  const stop = (): void => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
