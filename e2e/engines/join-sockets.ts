import type { Server } from 'node:http';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

type Repairs = {
  /** An immediate answer for the client; undefined to ask the browser. */
  answer?: (message: string) => string | undefined;
  /** The message for the browser, in any number of fragments. */
  sent: (message: string) => readonly Buffer[];
  /** The message for the client; undefined for none. */
  received: (message: string) => string | undefined;
};

/** With `nodebuffer`, every message arrives whole, as one buffer. */
function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}

const options = { perMessageDeflate: false, maxPayload: 512 * 2 ** 20 };

export function webSocketServer(server: Server): WebSocketServer {
  return new WebSocketServer({ server, ...options });
}

/** Connects a client to the browser at an address. If either end closes, both do. */
export function joinSockets(client: WebSocket, address: string, repairs: Repairs): void {
  const browser = new WebSocket(address, options);
  const early: string[] = [];

  function send(message: string): void {
    const fragments = repairs.sent(message);
    for (const [index, fragment] of fragments.entries())
      browser.send(fragment, { binary: false, fin: index === fragments.length - 1 });
  }

  client.on('message', (data) => {
    const message = textOf(data);
    const answer = repairs.answer?.(message);
    if (answer !== undefined) client.send(answer);
    else if (browser.readyState === WebSocket.OPEN) send(message);
    else early.push(message);
  });
  browser.on('open', () => {
    for (const message of early.splice(0)) send(message);
  });
  browser.on('message', (data) => {
    const message = repairs.received(textOf(data));
    if (message !== undefined) client.send(message);
  });
  client.on('close', () => browser.close());
  for (const end of ['close', 'error']) browser.on(end, () => client.close());
}
