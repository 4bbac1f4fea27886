import { createServer } from 'node:net';

/** The port in an environment variable, or the default. Throws if it is not a port. */
export function portFrom(name: string, usual: number, environment: NodeJS.ProcessEnv = process.env): number {
  const text = environment[name] ?? String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}=${text} is not a port`);
  return port;
}

/** Rejects if a port cannot be used, with what to do if it is taken. */
export function assertFree(port: number, variable: string): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      const text = `Port ${port} is in use. Stop what uses it, or choose another with ${variable}=…`;
      reject(isTaken ? new Error(text) : error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/** The ports of the site and its sandbox. Rejects if one that is needed cannot be used. */
export async function sitePorts(hasSandbox = true): Promise<{ port: number; sandboxPort: number }> {
  const port = portFrom('PORT', 4173);
  const sandboxPort = portFrom('SANDBOX_PORT', 4180);
  await assertFree(port, 'PORT');
  if (hasSandbox) await assertFree(sandboxPort, 'SANDBOX_PORT');
  return { port, sandboxPort };
}
