import { createServer, type Server } from 'node:net';
import { hasCode } from '../common/error-message.ts';

/** The port in an environment variable, or the default. Throws if it is not a port. */
export function portFrom(name: string, usual: number, environment: NodeJS.ProcessEnv = process.env): number {
  const text = environment[name] ?? String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}=${text} is not a port`);
  return port;
}

/** Listens on 127.0.0.1, by default on any free port, and resolves with the port. Rejects if the port is taken. */
export function listenLocally(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('the server has no port'));
    });
  });
}

/** A port that nothing listens on now: the given one, or any. Rejects if the given one is taken. */
export async function freePort(port = 0): Promise<number> {
  const probe = createServer();
  const free = await listenLocally(probe, port);
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

/** Rejects if a port cannot be used, with what to do if it is taken. */
export async function assertFree(port: number, variable: string): Promise<void> {
  await freePort(port).catch((error: unknown) => {
    const text = `Port ${port} is in use. Stop what uses it, or choose another with ${variable}=…`;
    throw hasCode(error, 'EADDRINUSE') ? new Error(text) : error;
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
