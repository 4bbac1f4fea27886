import { styled } from 'styled-components';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { TickList } from '@venue/shared/ui/tick-list.ts';
import { ChangeButton } from '../../change-history/change-button.tsx';
import { cancelledText } from '../../change-history/change-text.ts';
import { isCancelled } from '../../change-history/changes.ts';
import { useHost } from '../../host.ts';
import { VenueTold } from '../../mail/venue-told.tsx';
import { payee } from '../../payment/card-form-text.ts';
import { isPaid, mailOf } from '../../payment/payment-record.ts';
import { momentLabel, statusLabel } from '../../payment/payment-status-text.ts';
import { ReceiptPanel } from '../../payment/receipt-panel.tsx';
import { storageKeys } from '../../storage/device-storage.ts';
import { momentInWords } from '../../time/moment-in-words.ts';
import { BookingPage, PageTop, FocusTitle, SheetColumns, SheetSide } from '../../ui/booking-page.tsx';
import { Fact, FactList } from '../../ui/fact-list.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { PrintOnlySheet } from '../../ui/print-sheet.tsx';
import { UnsavedNote } from '../../ui/unsaved-note.tsx';
import type { Place } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';
import { termSentences } from '../booking/stay-terms.ts';
import { arrivalText, nightsText, receiptTitle } from '../booking/stay-text.ts';
import { receiptMessage, stayMessage, stayMailSubject } from '../mail/stay-mail.ts';
import { detailRoomKey } from '../pictures/detail-room-key.ts';
import { placePictures, placeSizes } from '../pictures/place-pictures.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import { saveStayCalendar } from './stay-calendar.ts';
import { AgreedTerms } from './terms-list.tsx';

const IncludedFrame = styled.div`
  display: grid;
  gap: ${space[8]};
`;

function Included({ place: { included } }: { place: Place }) {
  if (included.length === 0) return null;
  return (
    <IncludedFrame>
      <Heading level={2} look="h3">
        Included in every stay
      </Heading>
      <TickList>
        {included.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </TickList>
    </IncludedFrame>
  );
}

function Facts({ place, record }: { place: Place; record: StayRecord }) {
  const { from, to, name, at, arrival } = record;
  return (
    <FactList>
      <Fact name={place.unit === 'night' ? 'Room' : 'Space'} value={place.name} />
      {place.unit === 'night' ? (
        <>
          <Fact name="Check-in" value={formatLongDate(from, 'short')} />
          {arrival !== '' && <Fact name="Arrival" value={arrivalText(record)} />}
          <Fact name="Check-out" value={formatLongDate(to, 'short')} />
          <Fact name="Nights" value={nightsText(record)} />
        </>
      ) : (
        <Fact name="Date" value={formatLongDate(from, 'short')} />
      )}
      <Fact name="Name" value={name || 'Not given'} verbatim={name !== ''} />
      <Fact name="Venue" value={payee} />
      {isPaid(record) ? null : <Fact name={momentLabel(record)} value={momentInWords(at)} />}
    </FactList>
  );
}

/** Lets the guest enter that the venue has confirmed the stay, or undo that. */
function ConfirmButton({ record, onConfirm }: Pick<StayReceiptProps, 'record' | 'onConfirm'>) {
  const { isConfirmed } = record;
  const text = isConfirmed ? 'Not confirmed after all' : 'The venue has confirmed it';
  if (!isPaid(record) || isCancelled(record)) return null;
  return (
    <Button $look={isConfirmed ? 'text' : 'line'} onClick={() => onConfirm(!isConfirmed)}>
      <span key={text}>{text}</span>
    </Button>
  );
}

type NextStepsProps = Pick<StayReceiptProps, 'place' | 'record' | 'onRestart' | 'onConfirm'>;

function NextSteps({ place, record, onRestart, onConfirm }: NextStepsProps) {
  const { Link } = useHost();
  return (
    <ButtonRow>
      {/* While the venue has not been notified, doing that is the primary action. */}
      {isCancelled(record) ? null : (
        <Button
          $look={mailOf(record) === 'sent' ? 'primary' : 'line'}
          onClick={() => saveStayCalendar(place, record)}
        >
          Add to calendar
        </Button>
      )}
      <ChangeButton id={{ kind: 'stay', id: record.reference }} of={record} look="text" />
      <ConfirmButton record={record} onConfirm={onConfirm} />
      <Button as={Link} to={place.listing.path} $look="text">
        Back to {place.listing.title.toLowerCase()}
      </Button>
      <Button $look="text" onClick={onRestart}>
        Book other dates
      </Button>
    </ButtonRow>
  );
}

type StayReceiptProps = {
  place: Place;
  record: StayRecord;
  /** It has just been paid, so the heading takes the focus. */
  takesFocus: boolean;
  /** An e-mail to the venue is being sent. */
  notifying: boolean;
  trail: readonly { title: string; path: string }[];
  onNotify: () => void;
  onConfirm: (isConfirmed: boolean) => void;
  onRestart: () => void;
};

/** The receipt of a payment, or of a transfer that is still on its way (B-16). */
export function StayReceipt({ place, record, takesFocus, trail, ...page }: StayReceiptProps) {
  const { status, naira, reference } = record;
  const terms = termSentences(record.terms);
  const cancelled = cancelledText(record);
  const today = useToday();
  return (
    <>
      <PageHead
        title={`${statusLabel(record)}: ${place.name}`}
        description="The receipt for your booking, with the reference that the venue uses to confirm it."
      />
      <PrintOnlySheet />
      <BookingPage trail={trail} here="Receipt">
        <PageTop>
          <FocusTitle focused={takesFocus}>{receiptTitle(record, today)}</FocusTitle>
          {cancelled === undefined ? null : <MutedLeadText>{cancelled}</MutedLeadText>}
          <UnsavedNote storageKey={storageKeys.stay} />
        </PageTop>
        <SheetColumns>
          <ReceiptPanel
            naira={naira}
            reference={reference}
            paid={record}
            status={status}
            confirmation={cancelled === undefined ? <ReceiptLines record={record} /> : undefined}
            sheet={{
              actions: <PrintButton message={receiptMessage(place, record)} />,
              printed: (
                <VenueTold
                  what="your booking"
                  mail={mailOf(record)}
                  notifying={page.notifying}
                  onNotify={page.onNotify}
                  subject={stayMailSubject}
                  text={stayMessage(record)}
                />
              ),
              next: (
                <NextSteps
                  place={place}
                  record={record}
                  onRestart={page.onRestart}
                  onConfirm={page.onConfirm}
                />
              ),
            }}
          >
            <Facts place={place} record={record} />
            {terms.length > 0 && <AgreedTerms terms={terms} />}
          </ReceiptPanel>
          <SheetSide>
            <CaptionedPicture
              of={place.unit === 'night' ? detailRoomKey : placePictures[place.id]}
              sizes={placeSizes}
              ratio="3 / 2"
              impression
            />
            <Included place={place} />
          </SheetSide>
        </SheetColumns>
      </BookingPage>
    </>
  );
}
