import { setTimeout as delay } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './environment.ts';
import type { Fault, Service } from './fault.ts';
import { type Lane, newRecord } from './lane.ts';
import type { ServiceRequest } from './records.ts';

/** The fields of a request, whatever its encoding. Files are recognised by their class. */
export type RequestBody =
  | { as: 'form'; parts: { name: string; value: string | File }[] }
  | { as: 'json'; value: unknown }
  | { as: 'text'; text: string };

function parseJson(text: string): RequestBody {
  try {
    return { as: 'json', value: JSON.parse(text) };
  } catch {
    return { as: 'text', text };
  }
}

/** Reads the whole body, so that a refusal never leaves half a body on the connection. */
async function readBody(request: Request): Promise<RequestBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') && !type.startsWith('application/x-www-form-urlencoded')) {
    return parseJson(await request.text());
  }
  const form = await request.formData().catch(() => new FormData());
  return { as: 'form', parts: [...form].map(([name, value]) => ({ name, value })) };
}

/** The body for the request log, with files as name, type and size. */
function loggedBody(sent: RequestBody): unknown {
  if (sent.as === 'json') return sent.value;
  if (sent.as === 'text') return sent.text;
  return sent.parts.map(({ name, value }) =>
    typeof value === 'string'
      ? { name, value }
      : { name, file: value.name, type: value.type, size: value.size },
  );
}

const proxyPage = `<!doctype html><html lang="en"><title>Service notice</title><h1>Service notice</h1>
<p>This page stands where the service's answer should be.</p></html>`;

/**
 * Cuts the connection without an answer. The few bytes are deliberately not HTTP: browsers silently repeat a
 * request whose kept-alive connection was merely closed, and a fault for one request would then go unnoticed.
 */
function cutConnection(context: Context<SandboxEnv>): Response {
  context.env.incoming.socket.end('gone\r\n');
  return RESPONSE_ALREADY_SENT;
}

/** The answer of a fault that is the same for all services; undefined leaves it to the service. */
function transportFault(context: Context<SandboxEnv>, fault: Fault): Response | undefined {
  const { kind } = fault;
  if (kind === 'down') return cutConnection(context);
  if (kind === 'html') return context.html(proxyPage);
  return kind === 'status'
    ? context.text(fault.text ?? `Sandbox fault ${fault.status}`, fault.status)
    : undefined;
}

type Call = {
  service: Service;
  endpoint: string;
  /** The kinds of fault for this endpoint; all of them if left out. */
  kinds?: readonly Fault['kind'][];
};

function isAbout(call: Call, fault: Fault): boolean {
  if (fault.service !== call.service) return false;
  if (call.kinds && !call.kinds.includes(fault.kind)) return false;
  return !('endpoint' in fault) || fault.endpoint === undefined || fault.endpoint === call.endpoint;
}

type Envelope = Omit<ServiceRequest, 'status' | 'fault'>;

function envelopeOf(context: Context<SandboxEnv>, call: Call, sent: RequestBody): Envelope {
  return {
    ...newRecord(),
    service: call.service,
    endpoint: call.endpoint,
    method: context.req.method,
    apiKey: context.req.header('x-api-key') ?? null,
    contentType: context.req.header('content-type') ?? null,
    body: loggedBody(sent),
  };
}

/** Applies delays, then passes on the fault for this call. */
async function faultAfterDelay(lane: Lane, call: Call): Promise<Fault | undefined> {
  const about = (fault: Fault): boolean => isAbout(call, fault);
  await lane.untilReleased((fault) => fault.kind === 'hold' && about(fault));
  const slow = lane.takeFault((fault) => fault.kind === 'slow' && about(fault));
  if (slow?.kind === 'slow') await delay(slow.ms, undefined, { ref: false });
  return lane.takeFault((fault) => fault.kind !== 'slow' && fault.kind !== 'hold' && about(fault));
}

/** Handles every service call: reads its body, applies the active faults, and logs it. */
export function serviceCall(call: Call): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const { lane } = context.var;
    const sent = await readBody(context.req.raw);
    const envelope = envelopeOf(context, call, sent);
    const fault = await faultAfterDelay(lane, call);
    const kind = fault?.kind ?? null;
    context.set('sent', sent);
    context.set('fault', fault);

    const broken = fault && transportFault(context, fault);
    if (broken) context.res = broken;
    else await next();
    if (kind === 'no-cors') context.res.headers.delete('access-control-allow-origin');

    const status = kind === 'down' ? 0 : context.res.status;
    lane.received.requests.push({ ...envelope, status, fault: kind });
  };
}
