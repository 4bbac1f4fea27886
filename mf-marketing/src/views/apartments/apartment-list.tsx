import { bedroomsHeading } from '../../content/lodging-words.ts';
import { SectionHead } from '../../parts/section-head.tsx';
import { apartments } from '../../content/apartments.ts';
import { LodgingCard, LodgingCards } from '../../parts/stay/lodging-card.tsx';
import { LodgingSection } from '../../parts/stay/lodging-section.tsx';

const sizes = '(min-width: 1600px) 640px, (min-width: 1280px) 584px, (min-width: 640px) 46vw, 80vw';

/** The apartments (FC-11, FC-12). */
export function ApartmentList({ id }: { id: string }) {
  return (
    <LodgingSection id={id} label="Apartments">
      <SectionHead title={bedroomsHeading}>
        Prices are for the whole apartment, whoever shares it. The online rate is what you pay.
      </SectionHead>
      <LodgingCards $columns={2}>
        {apartments.map((apartment) => (
          <LodgingCard key={apartment.name} of={apartment} sizes={sizes} ratio="3 / 2" level={3} />
        ))}
      </LodgingCards>
    </LodgingSection>
  );
}
