import { createServer, type RequestListener, type Server } from 'node:http';

/** Listens on 127.0.0.1; port 0 means any free port. Rejects if the port is taken. */
export function listen(handler: RequestListener, port: number): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
