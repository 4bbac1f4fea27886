import * as z from 'zod';
import { inColumns } from '../common/terminal.ts';
import type { ConfiguredRelease } from '../releases/release-schema.ts';
import { objectSchema } from './json-object.ts';
import { textsIn, schemaOf } from './sections.ts';

/** `service`: the site calls it or shows it in a frame. `link`: visitors follow it, or a film is loaded from it. */
export type ConfiguredAddress = { key: string; url: string; kind: 'service' | 'link' };

/**
 * All addresses in the sections of a checked configuration, without duplicates. The venue's own links are not
 * included.
 */
export function configuredAddresses(
  content: unknown,
  releases: readonly ConfiguredRelease[],
): ConfiguredAddress[] {
  const sections = objectSchema.parse(content);
  const found = releases.flatMap(({ configuration }) =>
    Object.entries(configuration).flatMap(([name, schema]) =>
      textsIn(sections[name], schemaOf(schema), name),
    ),
  );
  const addresses = found
    .filter(({ value }) => /^https?:\/\//.test(value))
    .map(({ path, value, schema: { policy } }): [string, ConfiguredAddress] => {
      const kind = policy === 'connect' || policy === 'frame' ? 'service' : 'link';
      return [path, { key: path, url: value, kind }];
    });
  const reportUrl = z.string().optional().parse(sections['reportUrl']);
  const reports: ConfiguredAddress[] = reportUrl
    ? [{ key: 'reportUrl', url: reportUrl, kind: 'service' }]
    : [];
  return [...new Map(addresses).values(), ...reports];
}

/** The result of requesting an address. `answer` is the status or the error code. */
export type Probe = ConfiguredAddress & {
  verdict: 'ok' | 'check' | 'broken';
  answer: string;
  milliseconds: number;
  meaning: string;
};

type ProbeFinding = Pick<Probe, 'verdict' | 'answer' | 'meaning'>;

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

function failedProbe(error: unknown, timeout: number): ProbeFinding {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { verdict: 'broken', answer: 'none', meaning: `no answer within ${timeout / 1000} s` };
  }
  const code = failure.safeParse(error).data?.cause.code ?? String(error);
  return { verdict: 'broken', answer: code, meaning: failureText[code] ?? 'cannot be reached' };
}

function refusal(status: number): Omit<ProbeFinding, 'answer'> {
  return status === 404 || status === 410
    ? { verdict: 'broken', meaning: 'there is no such page' }
    : { verdict: 'check', meaning: 'may refuse programs; open it in a browser' };
}

function answerMeaning(
  { status, headers }: Response,
  { kind }: ConfiguredAddress,
): Omit<ProbeFinding, 'answer'> {
  if (status >= 500) return { verdict: 'broken', meaning: 'reachable, but reports an error of its own' };
  if (status < 300) return { verdict: 'ok', meaning: 'works' };
  if (status < 400)
    return { verdict: 'check', meaning: `redirects to ${headers.get('location') ?? 'nowhere'}` };
  if (kind === 'link') return refusal(status);
  return { verdict: 'ok', meaning: 'reachable; services rarely have a page here' };
}

/**
 * Requests an address once with GET, without a key or body and without following redirects, so nothing is
 * booked, e-mailed or charged. `timeout` in milliseconds. Never rejects.
 */
export async function probeAddress(address: ConfiguredAddress, timeout = 10_000): Promise<Probe> {
  const start = performance.now();
  const finding = await fetch(address.url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).then(
    async (response): Promise<ProbeFinding> => {
      await response.body?.cancel();
      return { answer: String(response.status), ...answerMeaning(response, address) };
    },
    (error: unknown) => failedProbe(error, timeout),
  );
  return { ...address, ...finding, milliseconds: Math.round(performance.now() - start) };
}

const heading = ['', 'key', 'request', 'answer', 'ms', 'meaning'];

/** A table for the terminal. */
export function probeTable(probes: readonly Probe[]): string {
  const rows = probes.map(({ verdict, key, url, answer, milliseconds, meaning }) => [
    verdict,
    key,
    `GET ${url}`,
    answer,
    String(milliseconds),
    meaning,
  ]);
  return inColumns([heading, ...rows]);
}
