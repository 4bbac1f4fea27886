import { z } from 'zod';
import type { FaultInput } from './fault.ts';
import { type ReceivedRecords, receivedRecordsSchema } from './records.ts';

/** A test's own copy of the three services. */
export type SandboxLane = {
  /** Base address to configure the product with: `{origin}/api/…`, `{origin}/Reservation/…`, `{origin}/checkout/`. */
  origin: string;
  /** Everything the lane received so far, oldest first. */
  received: () => Promise<ReceivedRecords>;
  /** Forgets everything, faults included. */
  clear: () => Promise<void>;
  /** Adds a fault to those that are on. */
  fault: (fault: FaultInput) => Promise<void>;
  /** Takes all faults away, and lets go of every request that `hold` keeps waiting. */
  mend: () => Promise<void>;
  /** Bytes of an attachment, by its id in the received mail. */
  attachment: (id: string) => Promise<Uint8Array>;
};

const refusalSchema = z.object({ error: z.string() });

async function call(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.ok) return response;
  const refusal = refusalSchema.safeParse(await response.json().catch(() => undefined));
  throw new Error(`${url} answered ${response.status}${refusal.success ? `: ${refusal.data.error}` : ''}`);
}

function json(method: 'PUT' | 'POST', body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Talks to one lane of a running sandbox. `id` takes letters, digits, `-` and `_`. */
export function sandboxLane(sandboxOrigin: string, id: string): SandboxLane {
  const origin = id === 'main' ? sandboxOrigin : `${sandboxOrigin}/lane/${id}`;
  return {
    origin,
    received: async () => receivedRecordsSchema.parse(await (await call(`${origin}/received`)).json()),
    clear: async () => void (await call(`${origin}/received`, { method: 'DELETE' })),
    fault: async (fault) => void (await call(`${origin}/faults`, json('POST', fault))),
    mend: async () => void (await call(`${origin}/faults`, json('PUT', []))),
    attachment: async (attachmentId) =>
      new Uint8Array(await (await call(`${origin}/attachments/${attachmentId}`)).arrayBuffer()),
  };
}
