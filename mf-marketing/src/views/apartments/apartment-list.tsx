import { bedroomsHeading } from '../../content/lodging-words.ts';
import { apartments } from '../../content/apartments.ts';
import type { Nights } from '../../stay/chosen-nights.ts';
import { LodgingCard } from '../../stay/lodging-card.tsx';
import { LodgingGroup } from '../../stay/lodging-group.tsx';
import { apartmentPictures } from './apartment-pictures.ts';

/** The apartments (FC-11, FC-12). */
export function ApartmentList({ id, nights }: { id: string; nights: Nights }) {
  return (
    <LodgingGroup
      id={id}
      title={bedroomsHeading}
      text="The lower price is the online rate, for booking and paying on this site: your name, then the card, and the total before you pay. It is for the whole apartment, whoever shares it. The stars are our own grading."
    >
      {apartments.map((apartment, index) => (
        <LodgingCard
          key={apartment.key}
          of={apartment}
          pictures={apartmentPictures[apartment.key] ?? []}
          nights={nights}
          shape={index % 2 === 0 ? 'row' : 'flipped'}
        />
      ))}
    </LodgingGroup>
  );
}
