import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Opening } from '@venue/shared/ui/text.tsx';
import { useState } from 'react';
import { type Answer, requestOf } from '../change-history/changes.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import { useHost } from '../host.ts';
import { BookingPage, PageTop, FocusTitle, SheetColumns, SheetSide } from '../layout/booking-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ChangePanel } from './change-panel.tsx';
import { type ChangeProps, RequestOrForms } from './request-or-forms.tsx';
import type { ChangeSubject } from './changeable-booking.ts';
import { useChangeableBooking } from './use-changeable-booking.ts';

function answerTitle({ status }: ChangeSubject, isAsked: boolean): string | undefined {
  if (isAsked) return 'What did the venue say?';
  if (status === 'cancelled') return 'Not cancelled after all?';
  return status === 'open' ? 'Have you already heard from the venue?' : undefined;
}

function ChangeColumns(props: ChangeProps & { onSaved: (answer: Answer) => void }) {
  const { subject, store, now, onSaved } = props;
  const { status } = subject;
  const request = requestOf(subject);
  const title = answerTitle(subject, request !== undefined);
  function answer(given: Answer): boolean {
    const isSaved = store.saveAnswer(given);
    if (isSaved) onSaved(given);
    return isSaved;
  }
  return (
    <SheetColumns>
      <SheetSide>
        <RequestOrForms {...props} />
      </SheetSide>
      <SheetSide>
        {title === undefined ? null : (
          <ChangePanel key={title} title={title} folded={!request}>
            <p>
              Nothing changes on this device until you save the venue’s answer here. Questions? Call{' '}
              <PhoneLink />
            </p>
            <AnswerForm key={`${status} ${request?.at}`} subject={subject} now={now} onAnswer={answer} />
          </ChangePanel>
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
  stands: 'Saved. The booking is back as it was.',
};

function FoundBooking(props: ChangeProps) {
  const { subject, store } = props;
  const { navigate } = useHost();
  const [last, setLast] = useState<Answer['kind']>();
  return (
    <>
      <PageTop>
        <FocusTitle key={last} focused={last !== undefined}>
          Move or cancel
        </FocusTitle>
        <Opening>{`${subject.what}, ${subject.when}. ${subject.number}.`}</Opening>
        {last === undefined ? null : (
          <Note kind="good" role="status">
            {savedText[last]}
          </Note>
        )}
        <ButtonRow>
          <Button $variant={last === undefined ? 'text' : 'brass'} onClick={() => navigate(store.show())}>
            {subject.id.kind === 'hall' ? 'Open the invoice' : 'Open the receipt'}
          </Button>
        </ButtonRow>
      </PageTop>
      <ChangeColumns {...props} onSaved={({ kind }) => setLast(kind)} />
    </>
  );
}

function Content() {
  const { Link } = useHost();
  const { now, services, store, subject } = useChangeableBooking();
  if (store && subject) return <FoundBooking subject={subject} store={store} services={services} now={now} />;
  return (
    <PageTop>
      <FocusTitle focused={false}>Move or cancel</FocusTitle>
      <Opening>
        {/* Similar lengths, so that nothing below moves when one replaces the other. */}
        {now === 0
          ? 'We are looking for your booking on this device, to show you what it costs today to move or cancel it. If nothing appears, please call us.'
          : 'We can’t find that booking on this device. To move or cancel it, use the device that you booked it on, or call us and we will help.'}
      </Opening>
      <ButtonRow>
        <Button as={Link} to={addressOf('mf-bookings/bookings-on-this-device')} $variant="line">
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
