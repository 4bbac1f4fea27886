import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenLocally } from '@venue/shell/platform/serve/ports.ts';
import { seededRandom } from './seeded-random.ts';

type Fate = 'arrives' | 'lost on the way' | 'answer lost' | 'hangs';

/** One round trip, in ms. */
const roundTripMs = 2000;
/** One in this many requests fails. */
const lostOneIn = 20;
const losses: readonly Fate[] = ['lost on the way', 'answer lost', 'hangs'];

function createFates(seed: number): () => Fate {
  const draw = seededRandom(seed);
  const anyLoss = () => losses[Math.floor(draw() * losses.length)] ?? 'hangs';
  return () => (draw() * lostOneIn < 1 ? anyLoss() : 'arrives');
}

/** The server's answer; rejects if it was not reached. */
function forward(request: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers, url = '' } = request;
    request.pipe(ask(url, { method, headers }, resolve).once('error', reject));
  });
}

async function carry(request: IncomingMessage, response: ServerResponse, fate: Fate): Promise<void> {
  if (fate === 'hangs') return;
  await pause(roundTripMs);
  if (fate === 'lost on the way') {
    response.destroy();
    return;
  }
  const answer = await forward(request);
  if (fate === 'answer lost') {
    response.destroy();
    return;
  }
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

export type LossyLine = { /** For a browser, as its proxy. */ server: string; close: () => void };

/**
 * A bad connection for all requests of a browser: 2 s per round trip, and one in twenty is cut on its way, cut
 * on the way back, or never answered. It is a proxy, so that the browser's cache still works.
 */
export async function openLossyLine(seed: number): Promise<LossyLine> {
  const fate = createFates(seed);
  const proxy = createServer((request, response) => {
    // A closed page cancels its requests.
    void carry(request, response, fate()).catch(() => response.destroy());
  });
  const port = await listenLocally(proxy);
  return {
    server: `http://127.0.0.1:${port}`,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
