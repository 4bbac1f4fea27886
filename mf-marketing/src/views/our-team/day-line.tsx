import { styled } from 'styled-components';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { teamDay, type TeamHour } from '../../content/team-day.ts';

const grounds = {
  morning: { background: color.white, color: color.ink, edge: color.hair },
  day: { background: color.sanyan200, color: color.ink, edge: color.sanyan400 },
  dusk: { background: color.indigo700, color: color.starch50, edge: color.hairDark },
  night: { background: color.indigo950, color: color.starch50, edge: color.hairDark },
} satisfies Record<TeamHour['light'], { background: string; color: string; edge: string }>;

/** From edge to edge, as the light goes; two rows of four on a phone. */
const Line = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
  ${media.up(900)} {
    grid-template-columns: repeat(${teamDay.length}, minmax(0, 1fr));
  }
`;

const Hour = styled.li<{ $light: TeamHour['light'] }>`
  display: grid;
  align-content: start;
  min-height: 96px;
  padding: ${space[12]};
  border-right: 1px solid ${({ $light }) => grounds[$light].edge};
  background: ${({ $light }) => grounds[$light].background};
  color: ${({ $light }) => grounds[$light].color};
  ${media.up(900)} {
    align-content: end;
    min-height: 240px;
    padding: ${space[20]} ${space[12]};
    &:first-child {
      padding-left: ${layout.gutter};
    }
  }
  &[data-guests] {
    background: ${color.alaari700};
    color: ${color.starch50};
  }
  b {
    font: 600 1.375rem/1.1 var(--serif);
    white-space: nowrap;
    ${media.up(900)} {
      font-size: clamp(1.75rem, 3vw, 2.75rem);
    }
  }
  span {
    ${type.small}
    hyphens: auto;
  }
`;

/** The whole day in one line: who is up at which hour. The bands under it tell it again, at length. */
export function DayLine() {
  const hours: readonly TeamHour[] = teamDay;
  return (
    <Line aria-label="The day in one line">
      {hours.map(({ time, who, light, guests }) => (
        <Hour key={time} $light={light} data-guests={guests}>
          <b>{time}</b>
          <span>{who}</span>
        </Hour>
      ))}
    </Line>
  );
}
