import { useId } from 'react';
import { styled } from 'styled-components';
import { color, role, space } from '@venue/shared/theme/tokens.ts';
import { roomFor } from '@venue/shared/venue/halls.ts';
import { type Hall, halls } from '../../../content/halls.ts';
import { roomWords } from './fit-words.ts';

/** People that a bar is long: nine tenths of it are the largest hall. */
const scale = Math.max(...halls.map((hall) => roomFor(hall).most)) / 0.9;

function share(people: number): string {
  return `${(Math.min(people, scale) / scale) * 100}%`;
}

const List = styled.ul`
  display: grid;
  gap: 14px;
`;

const Names = styled.p`
  display: flex;
  gap: ${space[12]};
  justify-content: space-between;
  margin-bottom: ${space[4]};
  span {
    color: ${role.text2};
  }
`;

/** Drawn beyond its edges, so that the mark runs through all bars. */
const Track = styled.svg`
  width: 100%;
  overflow: visible;
`;

const Mark = styled.svg`
  width: 100%;
  margin-top: 6px;
  overflow: visible;
  text {
    font: 650 1rem/1.4 var(--sans);
    fill: ${color.alaari700};
  }
`;

const height = 28;

function Bar({ hall, people, hatch }: { hall: Hall; people: number; hatch: string }) {
  const { withEase, most } = roomFor(hall);
  const at = { x1: share(people), x2: share(people) };
  return (
    <li>
      <Names>
        <strong>{hall.name}</strong>
        <span>{roomWords(hall)}</span>
      </Names>
      <Track height={height} aria-hidden="true">
        <rect width="100%" height={height} fill={color.white} stroke={role.hairline} />
        <g fill={color.indigo700} color={color.indigo700} opacity={people > most ? 0.35 : 1}>
          <rect width={share(withEase)} height={height} />
          <rect x={share(withEase)} width={share(most - withEase)} height={height} fill={`url(#${hatch})`} />
        </g>
        {people > 0 && (
          <>
            <line {...at} y2={height} stroke={color.white} strokeWidth="6" />
            <line {...at} y1="-7" y2={height + 7} stroke={color.alaari700} strokeWidth="2" />
          </>
        )}
      </Track>
    </li>
  );
}

/** Where the text under the mark is held, so that it stays inside of the drawing. */
function anchorAt(people: number): 'start' | 'middle' | 'end' {
  if (people < scale * 0.15) return 'start';
  return people > scale * 0.85 ? 'end' : 'middle';
}

/** What each hall takes, with ease and at the most, against the people counted. */
export function CapacityBars({ people }: { people: number }) {
  const hatch = `hatch${useId()}`;
  return (
    <div>
      <List>
        {halls.map((hall) => (
          <Bar key={hall.id} hall={hall} people={people} hatch={hatch} />
        ))}
      </List>
      <Mark height="22" aria-hidden="true">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill={color.sanyan200} />
          <rect width="2" height="6" fill={color.indigo700} />
        </pattern>
        {people > 0 && (
          <text x={share(people)} y="17" textAnchor={anchorAt(people)}>
            {people.toLocaleString('en-NG')} people
          </text>
        )}
      </Mark>
    </div>
  );
}
