import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './environment.ts';
import type { Fault, Service } from './fault.ts';
import { type Lane, newRecord } from './lane.ts';
import type { ServiceRequest } from './records.ts';
import { loggedBody, readBody, type RequestBody } from './request-body.ts';
import { transportFault } from './transport-fault.ts';

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
    lane.save({ of: 'requests', value: { ...envelope, status, fault: kind } });
  };
}
