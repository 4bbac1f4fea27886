import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { depositRuleOf } from '@venue/shared/venue/hall-terms.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { OtherCurrency } from '../currency/other-currency.tsx';
import { priceOf } from '../hall/booking/account.ts';
import { expiresAt } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { invoiceLines } from '../hall/text/invoice-rows.ts';
import { eventHours, nearMomentInLagos, timeLeft } from '../time/moment-in-words.ts';
import { SummaryCard, SummarySubject } from '../ui/summary-card.tsx';
import { isSecured } from './invitation.ts';

/** Summary of the invoice, with when it expires. */
export function SharedInvoiceCard({
  shared,
  amountLeft,
  now,
}: {
  shared: SharedInvoice;
  amountLeft: number;
  now: number;
}) {
  const { invoice, details, terms } = shared;
  const { full, lateHours } = priceOf(shared);
  const end = expiresAt(shared);
  const secured = isSecured(shared, amountLeft);
  return (
    <SummaryCard title={`Invoice ${invoice.number}`}>
      <SummarySubject>
        {details.hall}
        <br />
        {formatLongDate(details.eventDate)}, {eventHours(details)}
      </SummarySubject>
      <KeyValues>
        {invoiceLines(terms).map(({ item, naira }) => (
          <KeyValue key={item} name={item} value={formatNaira(naira)} />
        ))}
        <KeyValue name="Full payment" value={formatNaira(full)} sum={!secured} />
        {lateHours > 0 ? (
          <KeyValue
            name={`After ${hourText(terms.closing)}, with the balance`}
            value={formatNaira(lateHours)}
          />
        ) : null}
        {secured ? (
          <>
            <KeyValue name="Paid" value={formatNaira(full + lateHours - amountLeft)} />
            <KeyValue name="Left" value={formatNaira(amountLeft)} sum />
          </>
        ) : null}
      </KeyValues>
      <OtherCurrency naira={full + lateHours} />
      {secured ? (
        <Note>
          This counts the payments in the link and the card payments we know of since, but not a transfer that
          is still on its way.
        </Note>
      ) : null}
      {secured ? null : (
        <Note>
          <strong>{`Held until ${nearMomentInLagos(end, now)}:`}</strong>{' '}
          <span>{`${timeLeft(end - now)} left to pay.`}</span>
        </Note>
      )}
      <Small>
        These are our own prices, worked out on this page: the link contains none. {depositRuleOf(terms)}
      </Small>
    </SummaryCard>
  );
}
