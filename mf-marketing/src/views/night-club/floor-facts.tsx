import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { nightClub } from '../../content/social-places/night-club.ts';
import { alcoholAge, socialSpecs, type SocialSpec } from '../../content/social-places/social-specs.ts';
import { useHost } from '../../host.ts';
import { DanceFloor } from './dance-floor.tsx';

/** Two squares to a row on phones; on wide screens three, beside the capacity. */
const Squares = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 6px;
  padding-block: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
    padding-bottom: ${space[52]};
  }
`;

const Square = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[12]};
  font: 400 1.125rem/1.3 var(--sans);
  background: ${color.indigo900};
  strong {
    font-weight: 650;
  }
  a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  ${media.below(900)} {
    &:is(:first-child, :last-child) {
      grid-column: 1 / -1;
    }
  }
  ${media.up(900)} {
    padding: ${space[20]};
    &:first-child {
      grid-row: span 3;
      justify-content: space-between;
    }
  }
`;

const Figure = styled.b`
  ${type.stat}
  display: block;
  margin-block: ${space[8]} ${space[12]};
  color: ${color.brass300};
`;

function Fact({ spec }: { spec: SocialSpec }) {
  return (
    <Square>
      <strong>{socialSpecs[spec]}</strong>
      {nightClub.specs[spec]}
    </Square>
  );
}

function LinkSquare({ when, children }: { when: string; children: ReactNode }) {
  return (
    <Square>
      <strong>{when}</strong>
      {children}
    </Square>
  );
}

/** The capacity on the dance floor, and a square for each fact (FC-22). */
export function FloorFacts() {
  const { Link } = useHost();
  return (
    <Squares>
      <Square>
        <p>
          <strong>Capacity</strong> <Figure>{nightClub.capacity}</Figure> a square for each
        </p>
        <DanceFloor />
      </Square>
      <Square>
        <strong>{alcoholAge.name}</strong>
        {alcoholAge.sentence}
      </Square>
      <Fact spec="bartenders" />
      <Fact spec="guards" />
      <Fact spec="setup" />
      <Fact spec="management" />
      <Fact spec="linens" />
      <LinkSquare when="Before">
        <Link to={addressOf('mf-marketing/lounge')}>
          The lounge <Icon name="arrow" />
        </Link>
      </LinkSquare>
      <LinkSquare when="After">
        <Link to={addressOf('mf-marketing/hotels')}>
          The hotel <Icon name="arrow" />
        </Link>
      </LinkSquare>
      <LinkSquare when="See it first">
        <Link to={addressOf('mf-marketing/gallery')}>
          View Gallery <Icon name="arrow" />
        </Link>
      </LinkSquare>
    </Squares>
  );
}
