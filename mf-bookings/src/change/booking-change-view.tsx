import { useState } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { type Answer, requestOf } from '../change-history/changes.ts';
import { useHost } from '../host.ts';
import { BookingPage, PageTop, FocusTitle, SheetColumns, SheetSide } from '../ui/booking-page.tsx';
import { Panel } from '../ui/panel.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { ChangeableBooking } from './changeable-booking.ts';
import { type ChangeProps, RequestOrForms } from './request-or-forms.tsx';
import { useChangeableBooking } from './use-changeable-booking.ts';

function answerTitle({ status }: ChangeableBooking, hasRequest: boolean): string | undefined {
  if (hasRequest) return 'What did the venue say?';
  if (status === 'cancelled') return 'Not cancelled after all?';
  return status === 'open' ? 'Have you already heard from the venue?' : undefined;
}

function ChangeColumns(props: ChangeProps & { onSaved: (answer: Answer) => void }) {
  const { booking, store, now, onSaved } = props;
  const { status } = booking;
  const request = requestOf(booking);
  const title = answerTitle(booking, request !== undefined);
  function save(answer: Answer): boolean {
    const isSaved = store.saveAnswer(answer);
    if (isSaved) onSaved(answer);
    return isSaved;
  }
  return (
    <SheetColumns>
      <SheetSide>
        <RequestOrForms {...props} />
      </SheetSide>
      <SheetSide>
        {title === undefined ? null : (
          <Panel look="paper" key={title} title={title} folded={!request}>
            <p>
              Nothing changes on this device until you save the venue’s answer here. Questions? Call{' '}
              <PhoneLink />
            </p>
            <AnswerForm key={`${status} ${request?.at}`} booking={booking} now={now} onAnswer={save} />
          </Panel>
        )}
      </SheetSide>
    </SheetColumns>
  );
}

const savedText: Readonly<Record<Answer['kind'], string>> = {
  moved:
    'Saved. Your booking now has its new date. Your calendar still has the old one: add the new one from the booking.',
  cancelled: 'Saved as cancelled.',
  refused: 'Saved. Nothing changes.',
  reinstated: 'Saved. The booking is back as it was.',
};

function FoundBooking(props: ChangeProps) {
  const { booking, store } = props;
  const { navigate } = useHost();
  const [saved, setSaved] = useState<Answer['kind']>();
  return (
    <>
      <PageTop>
        <FocusTitle key={saved} focused={saved !== undefined}>
          Move or cancel
        </FocusTitle>
        <MutedLeadText>{`${booking.name}, ${booking.daysText}. ${booking.number}.`}</MutedLeadText>
        {saved === undefined ? null : (
          <Note kind="good" role="status">
            {savedText[saved]}
          </Note>
        )}
        <ButtonRow>
          <Button $look={saved === undefined ? 'text' : 'brass'} onClick={() => navigate(store.show())}>
            {booking.id.kind === 'hall' ? 'Open the invoice' : 'Open the receipt'}
          </Button>
        </ButtonRow>
      </PageTop>
      <ChangeColumns {...props} onSaved={({ kind }) => setSaved(kind)} />
    </>
  );
}

function Content() {
  const { Link } = useHost();
  const reading = useChangeableBooking();
  if (reading.kind === 'found') return <FoundBooking {...reading} />;
  return (
    <PageTop>
      <FocusTitle focused={false}>Move or cancel</FocusTitle>
      <MutedLeadText>
        {/* Similar lengths, so that nothing below moves when one replaces the other. */}
        {reading.kind === 'reading'
          ? 'We are looking for your booking on this device, to show you what it costs today to move or cancel it. If nothing appears, please call us.'
          : 'We can’t find that booking on this device. To move or cancel it, use the device that you booked it on, or call us and we will help.'}
      </MutedLeadText>
      <ButtonRow>
        <Button as={Link} to={addressOf('mf-bookings/bookings-on-this-device')} $look="line">
          My bookings
        </Button>
        <PhoneLink />
      </ButtonRow>
    </PageTop>
  );
}

/**
 * `/change-a-booking#hall…`: what moving or cancelling a booking costs today, and the forms to ask for it. Not prerendered.
 */
export function BookingChangeView() {
  return (
    <>
      <PageHead
        title="Move or cancel a booking"
        description="See what it costs today to move or cancel a booking made on this device, under its own terms, and ask the venue."
      />
      <meta name="robots" content="noindex" />
      <BookingPage trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]} here="Move or cancel">
        <Content />
      </BookingPage>
    </>
  );
}
