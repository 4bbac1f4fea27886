import { brand } from '@venue/shared/venue/contacts.ts';
import { reasons } from '../../content/house/overview.ts';
import { BesideHeading } from '../../sections/beside-heading.tsx';
import { Facts } from '../../sections/facts.tsx';
import { Section } from '../../sections/section.tsx';

/** Why here: four cards (AB-03). */
export function Reasons() {
  return (
    <Section $ground="tint" $short>
      <BesideHeading
        title={`Why ${brand.name}`}
        intro={<p>Four things you can check before you pay anything.</p>}
      >
        <Facts of={reasons} columns={2} />
      </BesideHeading>
    </Section>
  );
}
