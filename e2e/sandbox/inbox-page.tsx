/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Fault } from './fault.ts';
import { FaultPanel } from './fault-panel.tsx';
import { MailList } from './mail-list.tsx';
import { PaymentList } from './payment-list.tsx';
import type { Outbox } from './records.ts';
import { RequestLog } from './request-log.tsx';
import { ReportList } from './report-list.tsx';
import { ReservationList } from './reservation-list.tsx';

type Inbox = { outbox: Outbox; faults: Fault[]; base: string };

function Head({ outbox, faults, base }: Inbox) {
  const links = [
    { to: 'mails', label: 'Mails', count: outbox.mails.length },
    { to: 'reservations', label: 'Reservations', count: outbox.reservations.length },
    { to: 'payments', label: 'Payments', count: outbox.payments.length },
    { to: 'reports', label: 'Failures', count: outbox.reports.length },
    { to: 'faults', label: 'Faults', count: faults.length },
  ];
  return (
    <header class="head dark">
      <div class="wrap head__row">
        <a class="head__name" href={`${base}/`}>
          Services <span>sandbox</span>
        </a>
        <nav aria-label="On this page">
          <ul>
            {links.map(({ to, label, count }) => (
              <li key={to}>
                <a href={`#${to}`}>
                  {label}{' '}
                  <span class={to === 'faults' && count > 0 ? 'count count--on' : 'count'}>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div class="stripe" />
    </header>
  );
}

function ClearEverything({ base }: { base: string }) {
  return (
    <>
      <button class="button" type="button" popovertarget="clear">
        Clear everything
      </button>
      <div id="clear" popover="auto" class="ask">
        <p>
          <strong>Clear the inbox?</strong> Mails with their files, reservations, payments and faults are gone
          for good.
        </p>
        <form method="post" action={`${base}/clearings`} class="buttons">
          <button class="button button--stop">Clear everything</button>
          <button class="button" type="button" popovertarget="clear" popovertargetaction="hide">
            Keep it
          </button>
        </form>
      </div>
    </>
  );
}

/** The page for people: what the site would have sent to the three services. */
export function InboxPage({ outbox, faults, base }: Inbox) {
  return (
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Services sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${base}/assets/sandbox.css`} />
        <link rel="stylesheet" href={`${base}/assets/inbox.css`} />
      </head>
      <body>
        <p class="notice" role="note">
          <span class="wrap">
            <strong>Nothing here is real.</strong> No e-mail is delivered, no date is held and no money moves.
          </span>
        </p>
        <Head outbox={outbox} faults={faults} base={base} />
        <main class="wrap">
          <div class="top">
            <div>
              <h1>What the site sent</h1>
              <p class="muted">
                Stand-ins for the e-mail, reservation and card services keep it here
                {base && `, in ${base.slice(1).replace('/', ' ')}`}.
              </p>
            </div>
            <div class="buttons">
              <a class="button button--primary" href={`${base}/`}>
                Refresh
              </a>
              <ClearEverything base={base} />
            </div>
          </div>
          <div class="columns">
            <section id="mails" aria-labelledby="mails-head">
              <h2 id="mails-head">Mails</h2>
              <MailList mails={outbox.mails} base={base} />
            </section>
            <div class="columns__side">
              <section id="reservations" aria-labelledby="reservations-head">
                <h2 id="reservations-head">Reservations</h2>
                <ReservationList reservations={outbox.reservations} base={base} />
              </section>
              <section id="payments" aria-labelledby="payments-head">
                <h2 id="payments-head">Payments</h2>
                <PaymentList payments={outbox.payments} />
              </section>
            </div>
          </div>
          <section id="reports" aria-labelledby="reports-head">
            <h2 id="reports-head">What failed on visitors’ pages</h2>
            <p class="muted">
              Sent to the configuration’s <code>reportUrl</code>, without personal data. A real receiver is
              any address that takes a POST.
            </p>
            <ReportList reports={outbox.reports} />
          </section>
          <section id="faults" aria-labelledby="faults-head">
            <h2 id="faults-head">Let something go wrong</h2>
            <p class="muted">A fault stays on for every visitor of this sandbox until it is switched off.</p>
            <FaultPanel faults={faults} base={base} />
          </section>
          <section aria-labelledby="log-head">
            <h2 id="log-head">Calls</h2>
            <RequestLog requests={outbox.requests} />
          </section>
        </main>
      </body>
    </html>
  );
}
