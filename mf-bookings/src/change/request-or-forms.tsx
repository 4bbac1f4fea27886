import { useState } from 'react';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { moveFees, requestOf, withFeesPaid } from '../change-history/changes.ts';
import { Panel } from '../ui/panel.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { CancelForm } from './cancel-form.tsx';
import type { ChangeStatus } from './changeable-booking.ts';
import { CostList } from './cost-list.tsx';
import { MoveForm } from './move-form.tsx';
import { RequestPanel } from './request-panel.tsx';
import type { RequestFormProps } from './send-change-request.ts';

export type ChangeProps = RequestFormProps & { now: number };

/** Moving and cancelling, each with what it costs today. */
function RequestForms(props: ChangeProps) {
  const { booking, now } = props;
  const today = lagosDate(now);
  const isMoved = (booking.changes?.moved.length ?? 0) > 0;
  return (
    <>
      <Panel look="paper" title={isMoved ? 'Move the date again' : 'Move the date'} folded={isMoved}>
        <CostList cost={booking.moveCost(today)} />
        <MoveForm {...props} />
      </Panel>
      <Panel look="paper" title="Cancel the booking" folded={isMoved}>
        <CostList cost={booking.cancelCost(today)} />
        <CancelForm {...props} />
      </Panel>
    </>
  );
}

/** The fee for a move that the venue has made. */
function MovingFee({ booking, store }: Pick<ChangeProps, 'booking' | 'store'>) {
  const { paid, left } = moveFees(booking);
  if (paid + left === 0) return null;
  const text =
    left > 0
      ? `Pay ${formatNaira(left)} directly to the venue, not on this site. Ask the venue when it is due.`
      : `You recorded the fee of ${formatNaira(paid)} as paid.`;
  return (
    <Panel look="paper" title="Fee for moving the date">
      <p key={text} role="status">
        {text}
      </p>
      <ButtonRow>
        <Button
          $look={left > 0 ? 'primary' : 'text'}
          onClick={() => store.update((stored) => withFeesPaid(stored, left > 0))}
        >
          <span key={text}>{left > 0 ? 'I have paid it' : 'I have not paid it'}</span>
        </Button>
        {left > 0 ? <PhoneLink /> : null}
      </ButtonRow>
    </Panel>
  );
}

const noChangeTexts = {
  cancelled: 'You recorded that the venue has cancelled this booking. If it is in your calendar, remove it.',
  past: 'This booking is in the past, so there is nothing left to move or cancel.',
  'not-held': 'This booking is no longer held, so there is nothing to move or cancel.',
} as const satisfies Record<Exclude<ChangeStatus, 'open'>, string>;

/** Why nothing can be changed. A booking that is no longer held may still have been paid by transfer. */
function NoChangePossible({ status }: { status: Exclude<ChangeStatus, 'open'> }) {
  return (
    <Note>
      <span key={status}>{noChangeTexts[status]}</span>
      {status === 'not-held' ? (
        <>
          {' '}
          If you did pay, please call <PhoneLink />
        </>
      ) : null}
    </Note>
  );
}

/** The open request, or the forms to make one, or why there can be none. */
export function RequestOrForms(props: ChangeProps) {
  const { booking, now } = props;
  const [openedAt] = useState(now);
  const { status } = booking;
  const request = requestOf(booking);
  const requestPanel = request && (
    <RequestPanel key={request.at} {...props} request={request} isNew={request.at >= openedAt} />
  );
  if (status !== 'open')
    return (
      <>
        {requestPanel ?? <NoChangePossible status={status} />}
        {status === 'past' ? <MovingFee {...props} /> : null}
      </>
    );
  return (
    <>
      {requestPanel}
      <MovingFee {...props} />
      {requestPanel ? null : <RequestForms {...props} />}
    </>
  );
}
