import { apartments } from '../../content/rooms/apartments.ts';
import type { Nights } from '../../stay/chosen-nights.ts';
import { LodgingCard } from '../../stay/lodging-card.tsx';
import { LodgingGroup } from '../../stay/lodging-group.tsx';
import { apartmentPictures } from './apartment-pictures.ts';

/** The apartments (FC-11, FC-12). */
export function ApartmentList({ id, nights }: { id: string; nights: Nights }) {
  return (
    <LodgingGroup
      id={id}
      title="Choose your apartment."
      text="Less than the listed price, for booking and paying on this site: your name, the total, then the card. It is for the whole apartment, whoever shares it. The stars are our own grading."
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
