import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space, type } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import type { Lodging } from '../../content/lodging.ts';
import { LodgingCard, LodgingCards } from '../../parts/stay/lodging-card.tsx';

const Label = styled.div`
  ${doubleLine}
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${space[20]};
  align-items: baseline;
  margin: ${space[32]} 0 ${space[20]};
  padding-top: 16px;
  ${media.up(900)} {
    margin-top: ${space[52]};
  }
`;

const Title = styled(Heading)`
  ${type.h4}
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
`;

const sizes = {
  2: '(min-width: 1600px) 640px, (min-width: 1280px) 584px, (min-width: 640px) 46vw, 80vw',
  3: '(min-width: 1600px) 418px, (min-width: 1280px) 378px, (min-width: 900px) 30vw, 80vw',
} as const;

type RoomGroupProps = {
  title: ReactNode;
  /** How these rooms are booked, in a sentence. */
  text: string;
  columns: 2 | 3;
  rooms: readonly Lodging[];
};

/** Rooms that are booked in the same way. */
export function RoomGroup({ title, text, columns, rooms }: RoomGroupProps) {
  return (
    <>
      <Label>
        <Title level={3}>{title}</Title>
        <Small>{text}</Small>
      </Label>
      <LodgingCards $columns={columns}>
        {rooms.map((room) => (
          <LodgingCard key={room.name} of={room} sizes={sizes[columns]} ratio="3 / 2" level={4} />
        ))}
      </LodgingCards>
    </>
  );
}
