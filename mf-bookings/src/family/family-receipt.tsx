import { formatLongDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { styled } from 'styled-components';
import { choiceNames } from '../hall/pay-hall.ts';
import { Fact, FactList } from '../page/fact-list.tsx';
import { numericMoment } from '../page/numeric-moment.ts';
import { PrintOnlySheet } from '../page/print-sheet.ts';
import { ShareButton } from '../page/share-button.tsx';
import { ReceiptPanel } from '../payment/receipt-panel.tsx';
import type { FamilyRecord } from './family-record.ts';

const Column = styled.div`
  max-width: 760px;
`;

const Next = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  dl {
    width: 100%;
  }
`;

/** What the payer tells the person who booked. */
function message({ state, naira, choice, details, invoice, reference }: FamilyRecord): string {
  const verb = state === 'paid' ? 'I paid' : 'I announced a transfer of';
  return `${verb} ${formatNaira(naira)} (${choiceNames[choice].toLowerCase()}) for ${details.hall}, ${formatLongDate(details.eventDate)}, invoice ${invoice.number}. Reference ${reference}.`;
}

function TellThem({ record, onLeave }: { record: FamilyRecord; onLeave: () => void }) {
  const sender = record.firstName || 'the person who booked';
  const text = message(record);
  return (
    <Next>
      <Note>
        <strong>Now tell {sender}.</strong> Their page does not know that you paid; the reference shows it.
      </Note>
      <ShareButton
        share={{ title: `Invoice ${record.invoice.number}`, text }}
        copy={{ name: 'Message with the reference', value: text }}
      >
        Send the reference
      </ShareButton>
      <Button $look="text" onClick={onLeave}>
        Back to the invoice
      </Button>
    </Next>
  );
}

/** The payer's receipt (B-16), with what the other side has to hear. */
export function FamilyReceipt({ record, onLeave }: { record: FamilyRecord; onLeave: () => void }) {
  const { details, invoice } = record;
  const isPaid = record.state === 'paid';
  return (
    <Column>
      <PrintOnlySheet />
      <ReceiptPanel
        naira={record.naira}
        reference={record.reference}
        state={isPaid ? 'paid' : 'pending'}
        sheet={{
          actions: (
            <Button $look="line" onClick={() => window.print()}>
              Print
            </Button>
          ),
          next: <TellThem record={record} onLeave={onLeave} />,
        }}
      >
        <FactList>
          <Fact name="Invoice" value={invoice.number} />
          <Fact name="Hall" value={details.hall} />
          <Fact name="Event date" value={formatLongDate(details.eventDate, 'short')} />
          <Fact name="For" value={choiceNames[record.choice]} />
          <Fact name="Paid by" value={record.payer} />
          <Fact name={isPaid ? 'Paid' : 'Announced'} value={numericMoment(record.at)} />
        </FactList>
      </ReceiptPanel>
    </Column>
  );
}
