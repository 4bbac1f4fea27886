import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { SandboxEnv } from './environment.ts';
import type { Fault } from './fault.ts';

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
export function transportFault(context: Context<SandboxEnv>, fault: Fault): Response | undefined {
  const { kind } = fault;
  if (kind === 'down') return cutConnection(context);
  if (kind === 'html') return context.html(proxyPage);
  if (kind === 'bad-json')
    return context.body('{"errorCode":0,"types":[', 200, { 'content-type': 'application/json' });
  if (kind === 'wrong-shape') return context.json({ result: 'fine' });
  return kind === 'status'
    ? context.text(fault.text ?? `Sandbox fault ${fault.status}`, fault.status)
    : undefined;
}
