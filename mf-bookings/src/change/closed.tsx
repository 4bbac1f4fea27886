import { Note } from '@venue/shared/ui/note.tsx';
import { PhoneLink } from '../controls/phone-link.tsx';
import type { ChangeStatus } from './change-subject.ts';

const closed = {
  cancelled: 'You recorded that the venue has cancelled this booking. If it is in your calendar, remove it.',
  'day-over': 'This booking is in the past, so there is nothing left to move or cancel.',
  'hold-over': 'This booking is no longer held, so there is nothing to move or cancel.',
} as const satisfies Record<Exclude<ChangeStatus, 'open'>, string>;

/** Why nothing can be changed. A booking that is no longer held may still have been paid by transfer. */
export function Closed({ status }: { status: Exclude<ChangeStatus, 'open'> }) {
  return (
    <Note>
      <span key={status}>{closed[status]}</span>
      {status === 'hold-over' ? (
        <>
          {' '}
          If you did pay, please call <PhoneLink />
        </>
      ) : null}
    </Note>
  );
}
