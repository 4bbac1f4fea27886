import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Section } from '../../sections/section.tsx';
import { DataSaverSwitch } from '../../media/data-saver-switch.tsx';
import { PictureGroup } from './picture-group.tsx';
import { chosenPlace, filteredByPlace, PlaceFilter } from './place-filter.tsx';
import { openPicture, useOpenedPicture } from './viewer/picture-address.ts';
import { shownPlaces, viewerPosition, type PlaceChoice } from './viewer/viewer-list.ts';
import { Viewer } from './viewer/viewer.tsx';

const Wall = styled(Container)`
  ${filteredByPlace}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${space[20]};
  align-items: end;
  ${media.up(900)} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Saver = styled(DataSaverSwitch)`
  ${unscripted} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Groups = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${media.up(640)} {
    gap: ${space[52]};
  }
`;

/** All pictures by place; each opens the viewer on the filtered row (MD-01). */
export function PictureWall() {
  const wall = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<PlaceChoice>('all');
  const position = viewerPosition(useOpenedPicture(), place);
  const open = (id: string) => {
    setPlace(chosenPlace(wall.current));
    openPicture(id);
  };
  return (
    <Section $short>
      <Wall ref={wall}>
        <PlaceFilter />
        <Saver />
        <Groups>
          {shownPlaces.map((groupPlace) => (
            <PictureGroup key={groupPlace.id} place={groupPlace} onOpen={open} />
          ))}
        </Groups>
      </Wall>
      {position && <Viewer position={position} />}
    </Section>
  );
}
