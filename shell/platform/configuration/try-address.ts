import * as z from 'zod';
import { inColumns } from '../releases/in-columns.ts';
import type { WrittenAddress } from './written-addresses.ts';

/** What came of asking an address. `answer`: the status, or what stood in its way. */
export type Tried = WrittenAddress & {
  verdict: 'ok' | 'check' | 'broken';
  answer: string;
  milliseconds: number;
  meaning: string;
};

type Finding = Pick<Tried, 'verdict' | 'answer' | 'meaning'>;

const failure = z.object({ cause: z.object({ code: z.string() }) });
const failureText: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no host has this name',
  EAI_AGAIN: 'host names cannot be looked up from here',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'no browser trusts its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

function withoutAnswer(error: unknown, timeout: number): Finding {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { verdict: 'broken', answer: 'none', meaning: `no answer within ${timeout / 1000} s` };
  }
  const code = failure.safeParse(error).data?.cause.code ?? String(error);
  return { verdict: 'broken', answer: code, meaning: failureText[code] ?? 'cannot be reached' };
}

function refusal(status: number): Omit<Finding, 'answer'> {
  return status === 404 || status === 410
    ? { verdict: 'broken', meaning: 'there is no such page' }
    : { verdict: 'check', meaning: 'may refuse programs; open it in a browser' };
}

function meant({ status, headers }: Response, { kind }: WrittenAddress): Omit<Finding, 'answer'> {
  if (status >= 500) return { verdict: 'broken', meaning: 'reachable, but reports an error of its own' };
  if (status < 300) return { verdict: 'ok', meaning: 'works' };
  if (status < 400)
    return { verdict: 'check', meaning: `redirects to ${headers.get('location') ?? 'nowhere'}` };
  if (kind === 'link') return refusal(status);
  return { verdict: 'ok', meaning: 'reachable; services rarely have a page here' };
}

/**
 * Asks an address once with GET, without a key and without a body, and follows nowhere: that books, mails and charges
 * nothing. `timeout` in milliseconds. Never rejects.
 */
export async function tryAddress(address: WrittenAddress, timeout = 10_000): Promise<Tried> {
  const start = performance.now();
  const finding = await fetch(address.url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).then(
    async (response): Promise<Finding> => {
      await response.body?.cancel();
      return { answer: String(response.status), ...meant(response, address) };
    },
    (error: unknown) => withoutAnswer(error, timeout),
  );
  return { ...address, ...finding, milliseconds: Math.round(performance.now() - start) };
}

const heading = ['', 'key', 'request', 'answer', 'ms', 'meaning'];

/** What came of each address, as a table for a terminal. */
export function triedTable(tried: readonly Tried[]): string {
  const rows = tried.map(({ verdict, key, url, answer, milliseconds, meaning }) => [
    verdict,
    key,
    `GET ${url}`,
    answer,
    String(milliseconds),
    meaning,
  ]);
  return inColumns([heading, ...rows]);
}
