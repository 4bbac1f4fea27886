import { counted } from '@venue/shared/words/counted.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { fullHouse } from '../../content/full-house.ts';
import { useHost } from '../../host.ts';
import { BookByGuests } from './book-by-guests.tsx';
import { chairPaths, tabletops } from '../../parts/plan/plan-paths.ts';

const Band = styled.section`
  ${surface.dark}
  padding-block: ${space[52]} ${layout.band};
  ${media.up(900)} {
    padding-top: ${space[84]};
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${space[20]};
  margin-bottom: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 7fr 4fr;
    column-gap: ${layout.freeColumn};
    align-items: end;
    margin-bottom: ${space[52]};
  }
`;

const Title = styled.h2`
  display: grid;
  gap: ${space[8]};
  font: inherit;
  strong {
    ${type.stat}
    ${media.up(900)} {
      font-size: 6.5rem;
    }
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  > form {
    width: 100%;
  }
`;

const Field = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.indigo900};
`;

const Remark = styled(Small)`
  margin-top: ${space[12]};
`;

function Tables() {
  const { width, height, seats } = fullHouse;
  return (
    <Field
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke={color.sanyan200}
      aria-hidden="true"
    >
      <path d={tabletops(seats)} strokeWidth="1.4" />
      {chairPaths(seats).map(({ path, size, pitch }) => (
        <path
          key={size}
          d={path}
          strokeWidth={size}
          strokeLinecap="round"
          strokeDasharray={`0 ${pitch.toFixed(3)}`}
        />
      ))}
    </Field>
  );
}

/** How many its guests are, and the way to book (FC-13, FC-14, D-04). */
export function FullHouse() {
  const { Link } = useHost();
  return (
    <Band aria-labelledby="full-house">
      <Container>
        <Top>
          <Title id="full-house">
            <strong>{headlineFigures.seated}</strong>
            {` guests, at ${counted(fullHouse.tables, 'table')} of ten`}
          </Title>
          <Ways>
            <BookByGuests />
            <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>
          </Ways>
        </Top>
        <Tables />
        <Remark>Every dot is a chair. A count, not a plan of the room.</Remark>
      </Container>
    </Band>
  );
}
