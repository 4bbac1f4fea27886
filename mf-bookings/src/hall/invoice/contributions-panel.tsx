import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { KeyValue } from '@venue/shared/ui/key-values.tsx';
import { deviceStorage } from '../../storage/device-storage.ts';
import { Panel } from '../../ui/panel.tsx';
import { ShareButton } from '../../ui/share.tsx';
import { createSentLinks } from '../ledger/sent-links.ts';
import { contributionsOf, contributionsText } from '../text/contributions.ts';
import { PaymentRows } from './hall-receipt.tsx';
import { useInvoicePage } from './invoice-page.ts';
import { ReportForm } from './report-form.tsx';

const ListPanel = styled(Panel)`
  /* The list is shown above: one line of the text to copy is enough. */
  dl + dl dd:first-of-type {
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

function PaymentsMade() {
  const { booking, now } = useInvoicePage();
  const text = contributionsText(booking, now);
  return (
    <>
      <PaymentRows>
        {contributionsOf(booking).map(({ id, payer, dateText, naira, statusText, counts }) => (
          <KeyValue
            key={`${id} ${statusText}`}
            name={
              <>
                <bdi translate="no">{payer}</bdi>
                <span>{`${dateText}, ${statusText}`}</span>
              </>
            }
            value={counts ? <strong>{formatNaira(naira)}</strong> : `(${formatNaira(naira)})`}
          />
        ))}
      </PaymentRows>
      <ShareButton
        share={{ title: `Invoice ${booking.invoice.number}`, text }}
        copy={{ name: 'The list', value: text }}
      >
        Share the list
      </ShareButton>
    </>
  );
}

/** Who has paid what, as a list to share, and a form to add to it. Shown once somebody has paid or been sent the link. */
export function ContributionsPanel() {
  const { booking } = useInvoicePage();
  const isEmpty = contributionsOf(booking).length === 0;
  if (isEmpty && !createSentLinks(deviceStorage).has(booking.invoice)) return null;
  return (
    <ListPanel title="Who has paid" look="framed">
      {isEmpty ? null : <PaymentsMade />}
      <ReportForm />
    </ListPanel>
  );
}
