/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import type { SandboxEnv } from './environment.ts';
import { toggleSwitch } from './fault-switches.ts';
import { InboxPage } from './inbox-page.tsx';
import { sendPage } from './page.ts';

/** The inbox page and the actions of its buttons. */
export const inbox = new Hono<SandboxEnv>()
  .get('/', (context) => {
    const { lane, base } = context.var;
    return sendPage(context, <InboxPage received={lane.received} faults={lane.faults()} base={base} />);
  })
  .post('/switches', async (context) => {
    const { lane, base } = context.var;
    const { id } = await context.req.parseBody();
    if (typeof id === 'string') lane.setFaults(id === 'none' ? [] : toggleSwitch(id, lane.faults()));
    return context.redirect(`${base}/#faults`, 303);
  })
  .post('/releases', async (context) => {
    const { lane, base } = context.var;
    const { bookingRef } = await context.req.parseBody();
    const value = lane.received.reservations.find((reservation) => reservation.bookingRef === bookingRef);
    if (value) lane.save({ of: 'reservations', value: { ...value, released: true } });
    return context.redirect(`${base}/#reservations`, 303);
  })
  .post('/clearings', (context) => {
    const { lane, base } = context.var;
    lane.clear();
    return context.redirect(`${base}/`, 303);
  });
