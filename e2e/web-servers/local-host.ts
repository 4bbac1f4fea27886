import { serveForNow } from '@venue/shell/platform/serve/site-server.ts';
import { sendRequest, type Host } from './host.ts';

/** The server of `npm start`. */
export async function startLocal(root: string): Promise<Host> {
  const { origin, close } = await serveForNow(root);
  const port = Number(new URL(origin).port);
  return { get: (asked, options) => sendRequest({ port, path: asked, ...options }), close };
}
