import { addressOf } from '@venue/shared/contract/address-of.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Opening } from '@venue/shared/ui/text.tsx';
import { useState } from 'react';
import { type Answer, moveFees, requestOf } from '../change-history/changes.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import { useHost } from '../host.ts';
import { BookingPage, PageTop, FocusTitle, SheetColumns, SheetSide } from '../layout/booking-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { ChangeServices } from './send-change-request.ts';
import { RequestPanel } from './request-panel.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ChangePanel } from './change-panel.tsx';
import { Closed } from './closed.tsx';
import { CostList } from './cost-list.tsx';
import type { ChangeSubject, ChangeableBooking } from './change-subject.ts';
import { MoveForm } from './move-form.tsx';
import { useChangeableBooking } from './use-changeable-booking.ts';

type ChangeProps = { subject: ChangeSubject; kept: ChangeableBooking; services: ChangeServices; now: number };

/** Moving and cancelling, each with what it costs today. */
function Wishes(props: ChangeProps) {
  const { subject, now } = props;
  const today = lagosDate(now);
  const isMoved = (subject.changes?.moved.length ?? 0) > 0;
  return (
    <>
      <ChangePanel title={isMoved ? 'Move the date again' : 'Move the date'} folded={isMoved}>
        <CostList cost={subject.moveCost(today)} />
        <MoveForm {...props} />
      </ChangePanel>
      <ChangePanel title="Cancel the booking" folded={isMoved}>
        <CostList cost={subject.cancelCost(today)} />
        <CancelForm {...props} />
      </ChangePanel>
    </>
  );
}

/** The fee for a move that the venue has made. */
function MovingFee({ subject, kept }: Pick<ChangeProps, 'subject' | 'kept'>) {
  const { paid, left } = moveFees(subject);
  if (paid + left === 0) return null;
  const text =
    left > 0
      ? `Pay ${formatNaira(left)} directly to the venue, not on this site. Ask the venue when it is due.`
      : `You recorded the fee of ${formatNaira(paid)} as paid.`;
  return (
    <ChangePanel title="Fee for moving the date">
      <p key={text} role="status">
        {text}
      </p>
      <ButtonRow>
        <Button $variant={left > 0 ? 'primary' : 'text'} onClick={() => kept.saveFeesPaid(left > 0)}>
          <span key={text}>{left > 0 ? 'I have paid it' : 'I have not paid it'}</span>
        </Button>
        {left > 0 ? <PhoneLink /> : null}
      </ButtonRow>
    </ChangePanel>
  );
}

function answerTitle({ status }: ChangeSubject, isAsked: boolean): string | undefined {
  if (isAsked) return 'What did the venue say?';
  if (status === 'cancelled') return 'Not cancelled after all?';
  return status === 'open' ? 'Have you already heard from the venue?' : undefined;
}

/** The open request, or the forms to make one, or why there can be none. */
export function Standing(props: ChangeProps) {
  const { subject, now } = props;
  const [openedAt] = useState(now);
  const { status } = subject;
  const request = requestOf(subject);
  const asked = request && (
    <RequestPanel key={request.at} {...props} request={request} fresh={request.at >= openedAt} />
  );
  if (status !== 'open')
    return (
      <>
        {asked ?? <Closed status={status} />}
        {status === 'day-over' ? <MovingFee {...props} /> : null}
      </>
    );
  return (
    <>
      {asked}
      <MovingFee {...props} />
      {asked ? null : <Wishes {...props} />}
    </>
  );
}

function Change(props: ChangeProps & { onNoted: (answer: Answer) => void }) {
  const { subject, kept, now, onNoted } = props;
  const { status } = subject;
  const request = requestOf(subject);
  const title = answerTitle(subject, request !== undefined);
  function answer(given: Answer): boolean {
    const isSaved = kept.saveAnswer(given);
    if (isSaved) onNoted(given);
    return isSaved;
  }
  return (
    <SheetColumns>
      <SheetSide>
        <Standing {...props} />
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

const noted: Readonly<Record<Answer['kind'], string>> = {
  moved:
    'Saved. Your booking now has its new date. Your calendar still has the old one: add the new one from the booking.',
  cancelled: 'Saved as cancelled.',
  refused: 'Saved. Nothing changes.',
  stands: 'Saved. The booking is back as it was.',
};

function Known(props: ChangeProps) {
  const { subject, kept } = props;
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
            {noted[last]}
          </Note>
        )}
        <ButtonRow>
          <Button $variant={last === undefined ? 'text' : 'brass'} onClick={() => navigate(kept.show())}>
            {subject.name.kind === 'hall' ? 'Open the invoice' : 'Open the receipt'}
          </Button>
        </ButtonRow>
      </PageTop>
      <Change {...props} onNoted={({ kind }) => setLast(kind)} />
    </>
  );
}

function Content() {
  const { Link } = useHost();
  const { now, services, kept, subject } = useChangeableBooking();
  if (kept && subject) return <Known subject={subject} kept={kept} services={services} now={now} />;
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
