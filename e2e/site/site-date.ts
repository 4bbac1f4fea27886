import type { IncomingMessage, ServerResponse } from 'node:http';

const aheadCookie = /(?:^|; )site-ahead=(-?\d+)/;

/** Has an answer say the time that the browser under test asked for: so many ms ahead of this machine's. */
export function setSiteDate(request: IncomingMessage, response: ServerResponse): void {
  const ahead = aheadCookie.exec(request.headers.cookie ?? '')?.[1];
  if (ahead) response.setHeader('date', new Date(Date.now() + Number(ahead)).toUTCString());
}
