import { createServer } from 'node:http';
import { joinSockets, webSocketServer } from '../join-sockets.ts';
import { listenLocally } from '../../site/listen-locally.ts';
import { answeredForFirefox, fromFirefox, toFirefox } from './firefox-repairs.ts';

/** A proxy for Firefox's WebDriver BiDi that repairs messages in both directions. Resolves with its address (`ws://…`). */
export async function startBidiProxy(upstream: string): Promise<string> {
  const server = createServer();
  webSocketServer(server).on('connection', (client, { url = '' }) => {
    joinSockets(client, upstream + url, {
      answer: answeredForFirefox,
      sent: (message) => [Buffer.from(toFirefox(message))],
      received: fromFirefox,
    });
  });
  return `ws://127.0.0.1:${await listenLocally(server)}`;
}
