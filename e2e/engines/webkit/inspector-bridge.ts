import { createServer } from 'node:http';
import { listenLocally } from '@venue/shell/platform/serve/ports.ts';
import { joinSockets, webSocketServer } from '../join-sockets.ts';
import { createFromWebKit, toWebKit } from './webkit-repairs.ts';
import type { WebKitWindow } from './webkit-window.ts';

/** Lets Playwright's `webkit.connectOverCDP` connect, which was made for the proxy of phones. */
export type InspectorBridge = {
  endpoint: string;
  /** From now on, offers only that tab to clients; all tabs if undefined. */
  offer: (path?: string) => void;
  close: () => void;
};

export async function startInspectorBridge(window: WebKitWindow): Promise<InspectorBridge> {
  let offered: string | undefined;
  let port = 0;
  /** What a phone's proxy lists: tabs with the sockets of their inspectors. */
  async function list() {
    const targets = await window.targets();
    const listed = targets.filter((target) => offered === undefined || target.path === offered);
    return listed.map(({ url, path }) => ({
      url,
      title: '',
      webSocketDebuggerUrl: `ws://127.0.0.1:${port}${path}`,
    }));
  }

  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await list()));
  });
  const sockets = webSocketServer(server);
  sockets.on('connection', (client, { url = '' }) =>
    joinSockets(client, `ws://${window.inspector}${url}`, { sent: toWebKit, received: createFromWebKit() }),
  );
  port = await listenLocally(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    offer: (path) => {
      offered = path;
    },
    close: () => {
      sockets.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
