import { color, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Price } from '@venue/shared/ui/text.tsx';
import { guestsOf, halls } from '@venue/shared/venue/halls.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { conferenceGuests } from '../../content/halls/conference-plans.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 8px;
  color: ${color.sanyan400};
`;

/** The largest room fills the width; all are drawn to its scale. */
const mostSeats = Math.max(conferenceGuests.to, ...halls.map((hall) => guestsOf(hall).to));

/** As long as the room is large, beside the number that says the same. */
function CapacityBar({ seats }: { seats: number }) {
  return (
    <Drawing viewBox={`0 0 ${mostSeats} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${seats}v1H0z`} fill="currentColor" />
    </Drawing>
  );
}

const Frame = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  > p {
    color: ${role.text2};
  }
  > :last-child {
    align-self: flex-start;
    margin-top: auto;
  }
`;

const View = styled(CaptionedPicture)`
  flex: none;
  height: 200px;
  margin-bottom: ${space[4]};
`;

const NameAndPrice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: baseline;
  justify-content: space-between;
  ${media.up(1200)} {
    display: grid;
  }
`;

/** The figure beside its bar. */
const Seats = styled.div`
  display: grid;
  grid-template-columns: 3.75rem minmax(0, 1fr);
  gap: ${space[8]};
  align-items: center;
  margin-block: ${space[4]};
  strong {
    font: 600 2rem/1 var(--serif);
    letter-spacing: -0.02em;
    color: ${color.indigo900};
  }
`;

/** 16:10 covers a quarter of the page, half of it, or a phone's width. */
const sizes = '(min-width: 1200px) 340px, (min-width: 640px) 50vw, 86vw';

type RoomCardProps = {
  /** The hall that its links take along; a room that is no hall has none. */
  hall?: string;
  picture: PictureRecord;
  name: string;
  price: ReactNode;
  /** The most that it holds. */
  seats: number;
  guests: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
};

/** A room: how it looks, what it costs, and how many it holds (EV-10). */
export function RoomCard({ hall, picture, name, price, seats, guests, text, children }: RoomCardProps) {
  return (
    <Frame data-hall={hall}>
      <View of={picture} sizes={sizes} ratio="fill" />
      <NameAndPrice>
        <Heading level={3}>{name}</Heading>
        <Price>{price}</Price>
      </NameAndPrice>
      <Seats>
        <strong aria-hidden="true">{seats}</strong>
        <CapacityBar seats={seats} />
      </Seats>
      <div>
        <strong>{guests}</strong>
      </div>
      {text !== '' && <p>{text}</p>}
      {children}
    </Frame>
  );
}
