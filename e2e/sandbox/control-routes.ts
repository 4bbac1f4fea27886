import { Hono } from 'hono';
import * as z from 'zod';
import type { SandboxEnv } from './environment.ts';
import { faultSchema } from './fault.ts';
import { firstIssue } from './reservation-contract.ts';

const faultsSchema = z.array(faultSchema);

/** What tests read and set: received records, faults, attachments. */
export const control = new Hono<SandboxEnv>()
  .get('/received', (context) => context.json(context.var.lane.received))
  .delete('/received', (context) => {
    context.var.lane.clear();
    return context.body(null, 204);
  })
  .get('/faults', (context) => context.json(context.var.lane.faults()))
  .on(['PUT', 'POST'], '/faults', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const given = faultsSchema.safeParse(Array.isArray(body) ? body : [body]);
    if (!given.success) return context.json({ error: firstIssue(given.error) }, 400);
    const { lane } = context.var;
    lane.setFaults(context.req.method === 'PUT' ? given.data : [...lane.faults(), ...given.data]);
    return context.json(lane.faults());
  })
  .get('/attachments/:id', (context) => {
    const { lane } = context.var;
    const id = context.req.param('id');
    const about = lane.received.mails.flatMap((mail) => mail.attachments).find((file) => file.id === id);
    const bytes = about && lane.files.get(id);
    if (!about || !bytes) return context.notFound();
    return context.body(bytes, 200, {
      'content-type': about.type || 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(about.name)}`,
      'x-content-type-options': 'nosniff',
    });
  });
