import { createAdaptorServer } from '@hono/node-server';
import { createApp, mainLane } from './app.ts';
import { type Lane, openLane } from './lane.ts';

const host = '127.0.0.1';
const mostLanes = 2000;

export type Sandbox = { origin: string; close: () => Promise<void> };

function laneKeeper(): (id: string) => Lane {
  const main = openLane();
  const others = new Map<string, Lane>();
  return (id) => {
    if (id === mainLane) return main;
    const lane = others.get(id) ?? openLane();
    others.set(id, lane);
    const [oldest] = others.keys();
    if (others.size > mostLanes && oldest !== undefined) others.delete(oldest);
    return lane;
  };
}

/**
 * Starts the stand-ins for the e-mail, reservation and card services on 127.0.0.1. Port 0 takes any free one.
 * Rejects with `EADDRINUSE` if the port is taken.
 */
export function startSandbox(port: number): Promise<Sandbox> {
  const server = createAdaptorServer({ fetch: createApp(laneKeeper()).fetch });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve({ origin: `http://${host}:${actual}`, close });
    });
  });
}
