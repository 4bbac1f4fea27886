import { Note } from '@venue/shared/ui/note.tsx';
import { PhoneLink } from '../controls/phone-link.tsx';
import type { ChangeStatus } from './change-subject.ts';

const closed = {
  cancelled: 'You noted that the venue has cancelled it. If dates of it are in your calendar, take them out.',
  'day-over': 'Its day is over: there is nothing left to move or to cancel.',
  'hold-over': 'It is not held any more, so there is nothing to move or to cancel.',
} as const satisfies Record<Exclude<ChangeStatus, 'open'>, string>;

/** Why nothing can be changed; money that this page does not know of may have been paid by transfer. */
export function Closed({ status }: { status: Exclude<ChangeStatus, 'open'> }) {
  return (
    <Note>
      <span key={status}>{closed[status]}</span>
      {status === 'hold-over' ? (
        <>
          {' '}
          If you paid all the same, the venue knows: <PhoneLink />
        </>
      ) : null}
    </Note>
  );
}
