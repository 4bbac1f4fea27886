import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

type HostRequest = { method?: string; headers?: Readonly<Record<string, string>> };

export type HostAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A server for the fixture. Addresses are sent unchanged, and redirects are not followed. */
export type Host = {
  get: (address: string, asked?: HostRequest) => Promise<HostAnswer>;
  close: () => Promise<void>;
};

/** Sends one request to a server on this machine, over TLS if given a certificate to trust. */
export async function sendRequest(
  options: RequestOptions & { ca?: Buffer },
  body?: Buffer,
): Promise<HostAnswer> {
  const send = options.ca ? httpsRequest : httpRequest;
  const request = send({ host: '127.0.0.1', servername: 'localhost', agent: false, ...options });
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('no answer');
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
