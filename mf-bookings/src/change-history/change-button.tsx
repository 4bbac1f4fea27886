import { Button, type ButtonLook } from '@venue/shared/ui/button.tsx';
import { useHost } from '../host.ts';
import { type BookingId, changeAddress } from './booking-id.ts';
import { requestOf, type Changeable, isCancelled } from './changes.ts';

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
