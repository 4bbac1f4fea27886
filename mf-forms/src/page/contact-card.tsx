import { ContactLines } from './contact-lines.tsx';
import { SideCard } from './side-card.tsx';

/** Every other way to reach the venue, beside a form (PG-01, P13). */
export function ContactCard() {
  return (
    <SideCard title="Reach a person">
      <ContactLines />
    </SideCard>
  );
}
