import * as z from 'zod';
import type { FaultInput } from './fault.ts';
import { type ReceivedRecords, receivedRecordsSchema } from './records.ts';

/** A test's own copy of the three services. */
export type SandboxLane = {
  /** Base address for the site's configuration: `{origin}/api/…`, `{origin}/Reservation/…`, `{origin}/checkout/`. */
  origin: string;
  /** Everything the lane received so far, oldest first. */
  received: () => Promise<ReceivedRecords>;
  /** Clears everything, including faults. */
  clear: () => Promise<void>;
  /** Adds a fault to the active ones. */
  fault: (fault: FaultInput) => Promise<void>;
  /** Removes all faults, and releases every request that `hold` delays. */
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

/** A client for one lane of a running sandbox. `id` may contain letters, digits, `-` and `_`. */
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
