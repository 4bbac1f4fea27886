import { fileURLToPath } from 'node:url';
import { runBeside } from './child-processes.ts';

/** Starts the sandbox beside this process. It is a program of its own package, found by name; nothing of it is imported. */
export function runSandbox(port: number): void {
  const program = fileURLToPath(import.meta.resolve('@venue/sandbox/start'));
  runBeside({ name: 'sandbox', args: ['--import', 'tsx', program], env: { SANDBOX_PORT: String(port) } });
}
