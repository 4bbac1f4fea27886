import type { IncomingHttpHeaders } from 'node:http';

type HostRequest = { method?: string; headers?: Readonly<Record<string, string>> };

export type HostAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A server for the fixture. Addresses are sent unchanged, and redirects are not followed. */
export type Host = {
  get: (address: string, asked?: HostRequest) => Promise<HostAnswer>;
  close: () => Promise<void>;
};
