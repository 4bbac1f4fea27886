import { z } from '../zod.ts';
import { readableMessage, type NoAnswer, type Refused } from './service-answer.ts';

/** Ids and codes arrive as numbers or as strings of digits (C-18). */
export const numeric = z.union([
  z.number(),
  z.pipe(z.string().check(z.regex(/^-?\d+$/)), z.transform(Number)),
]);

const defaultDeadlineMs = 15_000;

export type CallOptions = {
  baseUrl: string;
  /** Absent if a proxy on the site's own server adds it. */
  apiKey?: string | undefined;
  fetch?: typeof fetch;
  /** For one call, in ms. */
  deadlineMs?: number;
};

/** A `GET`, or a `POST` if there is a body. */
type Call<Answer> = { path: string; body?: object; answer: z.ZodMiniType<Answer> };

export type ReservationCall = <Answer>(
  call: Call<Answer>,
) => Promise<{ kind: 'answer'; answer: Answer } | NoAnswer>;

/** Whether the status means that nothing was done. 408 does not: it only means that something on the way timed out. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

const spokenRefusal = z.union([
  z.pipe(
    z.object({ errorMessage: z.string() }),
    z.transform(({ errorMessage }) => errorMessage),
  ),
  z.pipe(
    z.object({ message: z.string() }),
    z.transform(({ message }) => message),
  ),
]);

async function refusedWith(path: string, response: Response): Promise<Refused> {
  const body: unknown = await response.json().catch(() => undefined);
  const reason = readableMessage(spokenRefusal.safeParse(body).data);
  return {
    kind: 'refused',
    error: new Error(`${path}: HTTP ${response.status}${reason ? `: ${reason}` : ''}`),
    reason,
  };
}

/** Calls the reservation service and parses its answer; never rejects. */
export function reservationCall({
  baseUrl,
  apiKey,
  fetch: send = fetch,
  deadlineMs = defaultDeadlineMs,
}: CallOptions): ReservationCall {
  return async ({ path, body, answer }) => {
    const abort = new AbortController();
    const deadline = setTimeout(() => abort.abort(new Error(`no answer in ${deadlineMs} ms`)), deadlineMs);
    const key = apiKey === undefined ? {} : { 'X-API-Key': apiKey };
    const posted = body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...key },
      body: JSON.stringify(body),
    };
    try {
      const response = await send(`${baseUrl}${path}`, { headers: key, ...posted, signal: abort.signal });
      if (isRefusal(response.status)) return await refusedWith(path, response);
      if (!response.ok) return { kind: 'lost', error: new Error(`${path}: HTTP ${response.status}`) };
      return { kind: 'answer', answer: answer.parse(await response.json()) };
    } catch (cause) {
      return { kind: 'lost', error: new Error(`${path}: no readable answer`, { cause }) };
    } finally {
      clearTimeout(deadline);
    }
  };
}
