import { ContactLines } from './contact-lines.tsx';
import { RuledPart } from './ruled-part.tsx';

/** Every other way to reach the venue, beside a form (PG-01, P13). */
export function ContactCard() {
  return (
    <RuledPart title="Reach a person">
      <ContactLines />
    </RuledPart>
  );
}
