import type { IncomingHttpHeaders } from 'node:http';

type Asked = { method?: string; headers?: Readonly<Record<string, string>> };

export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A server for the fixture. Addresses are sent unchanged, and redirects are not followed. */
export type Host = {
  get: (address: string, asked?: Asked) => Promise<Answered>;
  close: () => Promise<void>;
};
