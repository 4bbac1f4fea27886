import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { ChangeButton } from '../change-history/change-button.tsx';
import type { FamilyRecord } from '../family/family-ledger.ts';
import { receiptFragment } from '../family/invitation.ts';
import { type BookingStatus, statusOf } from '../hall/booking/booking-status.ts';
import { type HallBooking, receiptOf } from '../hall/booking/booking.ts';
import { referenceStart } from '../hall/booking/invoice.ts';
import { useInvoicePdf } from '../hall/invoice/sheet/save-invoice.tsx';
import { showBooking } from '../hall/ledger/booking-ledger.ts';
import { createSentLinks } from '../hall/ledger/sent-links.ts';
import type { UnansweredHold } from '../hall/ledger/stored-halls.ts';
import { saveHallCalendar } from '../hall/text/calendar-file.ts';
import { payBalanceLabel } from '../hall/text/paid-and-due.ts';
import { useHost } from '../host.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import { PhoneLink } from '../ui/phone-link.tsx';
import { BookingRow } from './booking-row.tsx';
import { familyRowText, hallRowText, hasChangeLink, unansweredRowText } from './hall-row-text.ts';

/** A hold that may exist, as its reply never came (D-22). */
export function UnansweredRow({ hold, now }: { hold: UnansweredHold; now: number }) {
  const { Link } = useHost();
  return (
    <BookingRow text={unansweredRowText(hold, now)}>
      <Button as={Link} to={addressOf('mf-bookings/hall-booking')}>
        Check the date again
      </Button>
      <PhoneLink />
    </BookingRow>
  );
}

/** Somebody else's invoice, paid from this device. */
export function FamilyRow({ record }: { record: FamilyRecord }) {
  const { Link } = useHost();
  return (
    <BookingRow text={familyRowText(record)}>
      <Button as={Link} to={addressOf('mf-bookings/family-payment') + receiptFragment(record)} $look="line">
        {record.status === 'unresolved' ? 'Open the invoice' : 'Open the receipt'}
      </Button>
    </BookingRow>
  );
}

function openLabel(booking: HallBooking, { pay }: BookingStatus): string {
  if (pay === 'balance') return payBalanceLabel(booking);
  if (receiptOf(booking)) return 'Open the receipt';
  return pay === 'first' ? 'Open and pay' : 'Open the invoice';
}

function Downloads({ booking }: { booking: HallBooking }) {
  const { state, download } = useInvoicePdf(booking);
  const isBusy = state === 'writing';
  return (
    <>
      <Button $look="line" aria-disabled={isBusy} onClick={isBusy ? undefined : () => void download()}>
        {isBusy ? 'Preparing the PDF…' : 'Download PDF'}
      </Button>
      <Button $look="line" onClick={() => saveHallCalendar(booking)}>
        Add to calendar
      </Button>
      {state === 'failed' ? (
        <output>We could not create the PDF. Open the invoice and print it instead.</output>
      ) : null}
    </>
  );
}

/** The list verifies no payments: that would take a request per booking each time. */
const linkSentText =
  ' You shared its link: if others have paid since, the invoice may show it, but this list does not.';

/** A hall and its invoice (E-13, I-15). */
export function HallRow({ booking, now }: { booking: HallBooking; now: number }) {
  const { navigate } = useHost();
  const status = statusOf(booking, now);
  function open() {
    showBooking(booking);
    navigate(addressOf('mf-bookings/hall-booking'));
  }
  const text = hallRowText(booking, now);
  const othersMayPay = status.pay !== undefined && createSentLinks(deviceStorage).has(booking.invoice);
  return (
    <BookingRow text={othersMayPay ? { ...text, detail: text.detail + linkSentText } : text}>
      <Button onClick={open} $look={status.pay ? 'primary' : 'line'}>
        {status.pay && <Icon name="lock" />}
        <span>{openLabel(booking, status)}</span>
      </Button>
      {status.isHeld ? <Downloads booking={booking} /> : null}
      {hasChangeLink(booking, status) && (
        <ChangeButton id={{ kind: 'hall', id: referenceStart(booking.invoice) }} of={booking} />
      )}
    </BookingRow>
  );
}
