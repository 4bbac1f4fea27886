import { Button, type ButtonLook } from '@venue/shared/ui/button.tsx';
import { useHost } from '../host.ts';
import { requestOf, type Changeable, isCancelled } from './changes.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';

/** Which booking of this device: a hall by its invoice’s id, a stay by its payment reference. */
export type BookingId = { kind: 'hall' | 'stay'; id: string };

/** Address of the page that moves or cancels a booking. */
function changeAddress({ kind, id }: BookingId): string {
  return `${addressOf('mf-bookings/booking-change')}#${kind}.${id}`;
}

/** The booking that the fragment of an address (`#…` or '') names. */
export function namedBooking(fragment: string): BookingId | undefined {
  const [, kind, id = ''] = /^#(hall|stay)\.([\w-]+)$/.exec(fragment) ?? [];
  return kind === 'hall' || kind === 'stay' ? { kind, id } : undefined;
}

function label(booking: Changeable): string {
  if (isCancelled(booking)) return 'Not cancelled after all?';
  return requestOf(booking) ? 'What did the venue say?' : 'Move or cancel';
}

/** Link to the page that moves or cancels a booking, or saves the venue's answer. */
export function ChangeButton(props: { id: BookingId; of: Changeable; look?: ButtonLook }) {
  const { Link } = useHost();
  const text = label(props.of);
  return (
    <Button as={Link} to={changeAddress(props.id)} $look={props.look ?? 'line'}>
      <span key={text}>{text}</span>
    </Button>
  );
}
