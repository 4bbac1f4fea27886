import { styled } from 'styled-components';
import { color, layout, space, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
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

/** All of its guests at once, under the number that says how many they are (FC-13). */
export function FullHouse() {
  return (
    <Band aria-label="Every chair of the full house">
      <Container>
        <Tables />
        <Remark>Every dot is a chair. A count, not a plan of the room.</Remark>
      </Container>
    </Band>
  );
}
