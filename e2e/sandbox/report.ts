import { Hono } from 'hono';
import type { SandboxEnv } from './environment.ts';
import { newRecord } from './lane.ts';
import { failureReportSchema } from './records.ts';
import { firstIssue } from './reservation-contract.ts';

const largestReport = 2048;

/** The receiver of failure reports. Stores valid ones and refuses the others with a reason. */
export const report = new Hono<SandboxEnv>()
  .get('/', (context) => context.json(context.var.lane.received.reports))
  .post('/', async (context) => {
    const text = await context.req.text();
    if (text.length > largestReport) return context.json({ error: 'too long' }, 413);
    try {
      const given = failureReportSchema.safeParse(JSON.parse(text));
      if (!given.success) return context.json({ error: firstIssue(given.error) }, 400);
      context.var.lane.received.reports.push({ ...newRecord(), ...given.data });
      return context.body(null, 204);
    } catch {
      return context.json({ error: 'not JSON' }, 400);
    }
  });
