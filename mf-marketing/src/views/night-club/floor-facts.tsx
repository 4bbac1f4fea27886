import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { alcoholAge, socialSpecs, type SocialSpec } from '../../content/social-places/social-specs.ts';
import { nightClub } from '../../content/social-places/night-club.ts';
import { useHost } from '../../host.ts';
import { DanceFloor } from './dance-floor.tsx';

type Light = 'blue' | 'indigo' | 'dark';

const lights = {
  blue: css`
    background: ${color.indigo700};
  `,
  indigo: css`
    background: ${color.indigo900};
  `,
  dark: css`
    background: #131a3d;
  `,
} satisfies Record<Light, ReturnType<typeof css>>;

/** One column on wide screens, two for links; on phones the last one has its own row. */
const Square = styled.div<{ $light: Light }>`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  grid-column: span 2;
  min-height: 96px;
  padding: ${space[12]} ${layout.gutter};
  font: 400 1.125rem/1.3 var(--sans);
  ${({ $light }) => lights[$light]}
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
  &:last-child {
    grid-column: 1 / -1;
    min-height: 0;
  }
  ${media.up(900)} {
    grid-column: span 1;
    min-height: 132px;
    padding: ${space[20]};
    &[data-wide],
    &:last-child {
      grid-column: span 2;
      min-height: 0;
    }
  }
`;

const Lit = styled(DanceFloor)`
  grid-column: span 4;
  align-self: end;
`;

const Figure = styled.b`
  ${type.stat}
  display: block;
  margin-block: ${space[8]} ${space[12]};
  font-size: 6rem;
  color: ${color.brass300};
  ${media.up(900)} {
    font-size: 8.5rem;
  }
`;

const Count = styled(Square)`
  grid-column: 1 / -1;
  ${media.up(900)} {
    padding: ${space[32]};
  }
`;

function Fact({ spec, light }: { spec: SocialSpec; light: Light }) {
  return (
    <Square $light={light}>
      <strong>{socialSpecs[spec]}</strong>
      {nightClub.specs[spec]}
    </Square>
  );
}

/** Links have a rim, to tell them from facts. */
const Rim = styled(Square)`
  box-shadow: inset 0 0 0 1px ${color.sanyan400};
`;

function LinkSquare({ when, children }: { when: string; children: ReactNode }) {
  return (
    <Rim $light="dark" data-wide>
      <strong>{when}</strong>
      {children}
    </Rim>
  );
}

/** The dance floor, then a square for each fact (FC-22). */
export function FloorFacts() {
  const { Link } = useHost();
  return (
    <>
      <Lit />
      <Count $light="indigo" data-wide>
        <p>
          <strong>Capacity</strong> <Figure>{nightClub.capacity}</Figure> a square for each
        </p>
      </Count>
      <Square $light="dark">
        <strong>{alcoholAge.name}</strong>
        {alcoholAge.sentence}
      </Square>
      <Fact spec="bartenders" light="blue" />
      <Fact spec="guards" light="indigo" />
      <Fact spec="setup" light="blue" />
      <Fact spec="management" light="indigo" />
      <Fact spec="linens" light="blue" />
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
    </>
  );
}
