import { addressOf } from '@venue/shared/contract/address-of.ts';
import { lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Opening } from '@venue/shared/ui/text.tsx';
import { useState } from 'react';
import { type Answer, moveFees, requestOf } from '../change-history/changes.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import { useHost } from '../host.ts';
import { BookingPage, PageTop } from '../layout/booking-page.tsx';
import { FocusTitle } from '../layout/focus-title.tsx';
import { SheetColumns, SheetSide } from '../layout/sheet-columns.tsx';
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

/** The two wishes, each with what it costs today. */
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
      <ChangePanel title="Cancel" folded={isMoved}>
        <CostList cost={subject.cancelCost(today)} />
        <CancelForm {...props} />
      </ChangePanel>
    </>
  );
}

/** What the venue wants for a move that it has made. */
function MovingFee({ subject, kept }: Pick<ChangeProps, 'subject' | 'kept'>) {
  const { paid, left } = moveFees(subject);
  if (paid + left === 0) return null;
  const text =
    left > 0
      ? `${formatNaira(left)} goes to the venue itself, not through this site. Ask the venue by when.`
      : `You noted that the fee of ${formatNaira(paid)} is paid.`;
  return (
    <ChangePanel title="Fee for moving the date">
      <p key={text} role="status">
        {text}
      </p>
      <ButtonRow>
        <Button $variant={left > 0 ? 'primary' : 'text'} onClick={() => kept.saveFeesPaid(left > 0)}>
          <span key={text}>{left > 0 ? 'I have paid it' : 'It is not paid'}</span>
        </Button>
        {left > 0 ? <PhoneLink /> : null}
      </ButtonRow>
    </ChangePanel>
  );
}

/** Which answers can be noted: of a request, without one, or that it stands after all. */
function answerTitle({ status }: ChangeSubject, isAsked: boolean): string | undefined {
  if (isAsked) return 'What did the venue answer?';
  if (status === 'cancelled') return 'Not cancelled after all?';
  return status === 'open' ? 'Has the venue told you already?' : undefined;
}

/** What was asked, what it costs, and what can be asked for. */
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
              Nothing changes on this device until you note here what the venue told you. Questions:{' '}
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
    'Noted: this is its day now, and everything here follows. The dates in your calendar are the old ones: add them again.',
  cancelled: 'Noted as cancelled.',
  refused: 'Noted. Everything stays as it was.',
  stands: 'Noted. The booking is as it was before.',
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
            {subject.name.kind === 'hall' ? 'Open its invoice' : 'Open its receipt'}
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
        {/* Both are about as long, so that nothing below moves when the answer is there. */}
        {now === 0
          ? 'Looking for your booking on this device: here you read what it costs today to move or to cancel it. If nothing shows, please call.'
          : 'This device does not know that booking. It is moved or cancelled from the device that booked it, or by telephone: please call us.'}
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
 * `/change-a-booking#hall…`: what moving or cancelling a booking costs today, and the way to ask for it. Nothing of it is prerendered.
 */
export function BookingChangeView() {
  return (
    <>
      <PageHead
        title="Move or cancel a booking"
        description="What it costs today to move or cancel a booking of this device, by the terms that it was made under, and the way to ask the venue."
      />
      <meta name="robots" content="noindex" />
      <BookingPage trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]} here="Move or cancel">
        <Content />
      </BookingPage>
    </>
  );
}
