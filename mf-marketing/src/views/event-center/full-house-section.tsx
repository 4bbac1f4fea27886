import { styled } from 'styled-components';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { counted } from '@venue/shared/words/counted.ts';
import { numberWords } from '@venue/shared/words/number-words.ts';
import { fullHouse } from '../../content/full-house.ts';
import { chairPaths, tabletops } from '../../parts/plan/plan-paths.ts';

const Band = styled.section`
  ${surface.dark}
  padding-bottom: ${layout.band};
`;

const Field = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.indigo900};
`;

const Phones = styled.div`
  ${media.up(640)} {
    display: none;
  }
`;

const Wide = styled.div`
  display: none;
  ${media.up(640)} {
    display: block;
  }
`;

const Remark = styled(Small)`
  margin-top: ${space[12]};
`;

type Tables = Pick<typeof fullHouse.whole, 'width' | 'height' | 'seats'>;

function TablesOf({ of: { width, height, seats } }: { of: Tables }) {
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

const { tables, whole, large } = fullHouse;

/** All of its guests at once, under the number that says how many they are (FC-13). */
export function FullHouse() {
  return (
    <Band aria-label="Every chair of the full house">
      <Container>
        <Wide>
          <TablesOf of={whole} />
          <Remark>Every dot is a chair. A count, not a plan of the room.</Remark>
        </Wide>
        <Phones>
          <TablesOf of={large} />
          <Remark>
            {`One table here is ${numberWords(large.stands)}: ${counted(tables, 'table')} of ten. A count, not a plan of the room.`}
          </Remark>
        </Phones>
      </Container>
    </Band>
  );
}
