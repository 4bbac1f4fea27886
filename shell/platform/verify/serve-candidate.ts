import { serveSite } from '../serve/site-server.ts';

export type ServedComposition = { folder: string; origin: string; close: () => Promise<void> };

/** Serves a composition on a free port of 127.0.0.1. */
export async function serveCandidate(folder: string): Promise<ServedComposition> {
  const server = await serveSite(folder, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the candidate is not being served');
  return {
    folder,
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
