import { counted } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { isPaidLate } from '../hall/booking/booking.ts';
import { LatePaymentNote } from '../hall/invoice/late-payment-note.tsx';
import { paymentMessage, paymentSubject } from '../hall/mail/payment-mail.ts';
import { choiceName } from '../hall/text/payment-names.ts';
import { VenueTold } from '../mail/venue-told.tsx';
import { mailOf, wasCalledPaid } from '../payment/payment-record.ts';
import { momentLabel } from '../payment/payment-status-text.ts';
import { paymentRetentionDays } from '../payment/payment-store.ts';
import { ReceiptPanel } from '../payment/receipt-panel.tsx';
import { isUnsaved, storageKeys } from '../storage/device-storage.ts';
import { momentInWords } from '../time/moment-in-words.ts';
import { SheetColumns, SheetSide } from '../ui/booking-page.tsx';
import { Fact, FactList } from '../ui/fact-list.tsx';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { PrintOnlySheet } from '../ui/print-sheet.tsx';
import { ShareButton } from '../ui/share.tsx';
import { UnsavedNote } from '../ui/unsaved-note.tsx';
import type { FamilyRecord } from './family-ledger.ts';
import { familyMailFields, familyMessage } from './family-message.ts';

/** The page of the person who booked may not know of the payment, so the payer sends them the reference. */
function TellThem({ record, onLeave }: { record: FamilyRecord; onLeave: () => void }) {
  const text = familyMessage(record);
  const title = `Now tell ${record.firstName || 'the person who booked'}`;
  return (
    <Panel title={title} look="tinted">
      <p>They may not see it on their page. This message tells them, with the reference.</p>
      <ShareButton
        share={{ title: `Invoice ${record.invoice.number}`, text }}
        copy={{ name: 'Message', value: text }}
      >
        Send the message
      </ShareButton>
      <Button $look="text" onClick={onLeave}>
        Back to the invoice
      </Button>
    </Panel>
  );
}

type ToldProps = { record: FamilyRecord; notifying: boolean; onNotify: () => void };

function PaymentTold({ record, notifying, onNotify }: ToldProps) {
  return (
    <VenueTold
      what="this payment"
      mail={mailOf(record)}
      notifying={notifying}
      onNotify={onNotify}
      subject={paymentSubject}
      text={paymentMessage(familyMailFields(record))}
    />
  );
}

type FamilyReceiptProps = ToldProps & { onLeave: () => void };

/** The payer's receipt (B-16), with a message to the person who booked. */
export function FamilyReceipt({ record, notifying, onNotify, onLeave }: FamilyReceiptProps) {
  const { details, invoice } = record;
  const late = isPaidLate(record, record) ? (
    <LatePaymentNote payment={record} hall={details.hall} />
  ) : undefined;
  return (
    <SheetColumns>
      <PrintOnlySheet />
      <ReceiptPanel
        naira={record.naira}
        reference={record.reference}
        paid={{ at: record.at, from: details.eventDate }}
        status={record.status}
        confirmation={late}
        sheet={{
          printed: (
            <>
              {wasCalledPaid(record) ? null : late}
              <PaymentTold record={record} notifying={notifying} onNotify={onNotify} />
            </>
          ),
          actions: (
            <PrintButton message={{ subject: `Invoice ${invoice.number}`, text: familyMessage(record) }} />
          ),
          next: isUnsaved(storageKeys.family) ? (
            <UnsavedNote storageKey={storageKeys.family} />
          ) : (
            <Small>{`Saved on this device, under My bookings, until ${counted(paymentRetentionDays, 'day')} after the event.`}</Small>
          ),
        }}
      >
        <FactList>
          <Fact name="Invoice" value={invoice.number} verbatim />
          <Fact name="Hall" value={details.hall} />
          <Fact name="Event date" value={formatLongDate(details.eventDate, 'short')} />
          <Fact name="For" value={choiceName(record)} />
          <Fact name="Paid by" value={record.payer?.name ?? ''} verbatim />
          <Fact name={momentLabel(record)} value={momentInWords(record.at)} />
        </FactList>
      </ReceiptPanel>
      <SheetSide>
        <TellThem record={record} onLeave={onLeave} />
      </SheetSide>
    </SheetColumns>
  );
}
