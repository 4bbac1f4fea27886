/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { Hono } from 'hono';
import type { Child } from 'hono/jsx';
import { formatKobo, formatSize } from './display-text.ts';
import type { SandboxEnv } from './environment.ts';
import { FaultPanel, toggleFault } from './fault-panel.tsx';
import type { Fault } from './fault.ts';
import { hallName } from './known-halls.ts';
import { sendPage } from './page.ts';
import { RecordItem } from './record-item.tsx';
import type { FailureReport, Mail, ReceivedRecords, Payment, Reservation } from './records.ts';

type Inbox = { received: ReceivedRecords; faults: Fault[]; base: string };

function MailItem({ mail, base }: { mail: Mail; base: string }) {
  const values = Object.fromEntries(mail.fields.map(({ name, value }) => [name, value]));
  return (
    <RecordItem title={mail.templateId} at={mail.at} values={values}>
      {mail.attachments.map(({ id, name, size }) => (
        <a key={id} href={`${base}/attachments/${id}`}>
          {name}, {formatSize(size)}
        </a>
      ))}
    </RecordItem>
  );
}

function ReservationItem({ reservation, base }: { reservation: Reservation; base: string }) {
  const { id: _id, at, bookingRef, released, ...sent } = reservation;
  const title = sent.reservations.map(({ roomTypeId }) => hallName(roomTypeId)).join(', ');
  return (
    <RecordItem title={title} state={released ? 'Released' : 'Held'} at={at} values={{ bookingRef, ...sent }}>
      {!released && (
        <form method="post" action={`${base}/releases`}>
          <button class="button" name="bookingRef" value={bookingRef}>
            Free the date
          </button>
        </form>
      )}
    </RecordItem>
  );
}

const paymentStates: Record<Payment['status'], string> = {
  open: 'Not finished',
  success: 'Paid',
  abandoned: 'Cancelled',
  pending: 'Transfer pending',
};

function PaymentItem({ payment }: { payment: Payment }) {
  const { email, reference, metadata, attempts } = payment;
  const outcomes = attempts.map(({ outcome }) => outcome);
  return (
    <RecordItem
      title={formatKobo(payment.amount)}
      state={paymentStates[payment.status]}
      at={payment.at}
      values={{ email, reference, metadata, outcomes: outcomes.join(', ') }}
    />
  );
}

function ReportItem({ report }: { report: FailureReport }) {
  const { id: _id, at, code, ...facts } = report;
  return <RecordItem title={code} at={at} values={facts} />;
}

function Section({ id, title, children }: { id: string; title: string; children?: Child }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function Records({ received, base }: Omit<Inbox, 'faults'>) {
  const { mails, reservations, payments, reports } = received;
  return (
    <>
      <Section id="mails" title={`E-mails (${mails.length})`}>
        {mails.length === 0 && <p>No e-mails yet. Send any form on the site, and it will arrive here.</p>}
        {mails.toReversed().map((mail) => (
          <MailItem key={mail.id} mail={mail} base={base} />
        ))}
      </Section>
      <Section id="reservations" title={`Reservations (${reservations.length})`}>
        {reservations.length === 0 && <p>No reservations yet. Bookings on the site are held here.</p>}
        {reservations.toReversed().map((reservation) => (
          <ReservationItem key={reservation.id} reservation={reservation} base={base} />
        ))}
      </Section>
      <Section id="payments" title={`Payments (${payments.length})`}>
        {payments.length === 0 && <p>No payments yet. The site’s pay buttons open a test checkout.</p>}
        {payments.toReversed().map((payment) => (
          <PaymentItem key={payment.id} payment={payment} />
        ))}
      </Section>
      <Section id="reports" title={`Failure reports (${reports.length})`}>
        {reports.toReversed().map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </Section>
    </>
  );
}

/** The page for people: what the site would have sent to the three services. */
function InboxPage({ received, faults, base }: Inbox) {
  return (
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Services sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${base}/assets/sandbox.css`} />
      </head>
      <body>
        <main>
          <h1>What the site sent{base && `, in ${base.slice(1).replace('/', ' ')}`}</h1>
          <p>
            <strong>Nothing here is real.</strong> No e-mail is delivered, no date is held and no money moves.
          </p>
          <form method="post" action={`${base}/clearings`} class="buttons">
            <a class="button" href={`${base}/`}>
              Refresh
            </a>
            <a class="button" href={`${base}/received`}>
              Everything as JSON
            </a>
            <button class="button">Clear everything</button>
          </form>
          <Records received={received} base={base} />
          <Section id="faults" title="Simulate a fault">
            <p>A fault affects everyone who uses this sandbox until you switch it off.</p>
            <FaultPanel faults={faults} base={base} />
          </Section>
        </main>
      </body>
    </html>
  );
}

/** The inbox page and the actions of its buttons. */
export const inbox = new Hono<SandboxEnv>()
  .get('/', (context) => {
    const { lane, base } = context.var;
    return sendPage(context, <InboxPage received={lane.received} faults={lane.faults()} base={base} />);
  })
  .post('/switches', async (context) => {
    const { lane, base } = context.var;
    const { fault } = await context.req.parseBody();
    if (typeof fault === 'string') lane.setFaults(fault === 'none' ? [] : toggleFault(fault, lane.faults()));
    return context.redirect(`${base}/#faults`, 303);
  })
  .post('/releases', async (context) => {
    const { lane, base } = context.var;
    const { bookingRef } = await context.req.parseBody();
    const value = lane.received.reservations.find((reservation) => reservation.bookingRef === bookingRef);
    if (value) value.released = true;
    return context.redirect(`${base}/#reservations`, 303);
  })
  .post('/clearings', (context) => {
    const { lane, base } = context.var;
    lane.clear();
    return context.redirect(`${base}/`, 303);
  });
