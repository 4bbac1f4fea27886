/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { labelledValues } from './labelled-values.ts';
import { formatKobo, formatMoment } from './formats.ts';
import type { Payment } from './records.ts';

const states: Record<Payment['status'], { label: string; tone: string }> = {
  open: { label: 'Not finished', tone: '' },
  success: { label: 'Paid', tone: 'badge--good' },
  abandoned: { label: 'Cancelled', tone: 'badge--bad' },
  pending: { label: 'Transfer pending', tone: '' },
};

function PaymentItem({ payment }: { payment: Payment }) {
  const { label, tone } = states[payment.status];
  const { email, reference, metadata } = payment;
  return (
    <article class="item">
      <header class="item__head">
        <h3 class="item__sum">{formatKobo(payment.amount)}</h3>
        <span class={`badge ${tone}`}>{label}</span>
      </header>
      <dl class="facts">
        {labelledValues({ email, reference, metadata }).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <ol class="small muted">
        <li>{formatMoment(payment.at)}: opened</li>
        {payment.attempts.map(({ at, outcome }) => (
          <li key={at}>
            {formatMoment(at)}: {outcome}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Every card payment, newest first, with all that happened to it. */
export function PaymentList({ payments }: { payments: Payment[] }) {
  if (payments.length === 0) {
    return (
      <p class="empty">No payment yet. The site’s pay buttons open a test checkout, and it is noted here.</p>
    );
  }
  return (
    <>
      {payments.toReversed().map((payment) => (
        <PaymentItem key={payment.id} payment={payment} />
      ))}
    </>
  );
}
