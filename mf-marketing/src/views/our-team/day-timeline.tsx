import { styled } from 'styled-components';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { teamDay, type TeamHour } from '../../content/team/team-day.ts';

const daylightColors = {
  morning: { background: color.white, color: color.ink, edge: color.hair, sky: color.brass400 },
  day: { background: color.sanyan200, color: color.ink, edge: color.sanyan400, sky: color.white },
  dusk: { background: color.indigo700, color: color.starch50, edge: color.hairDark, sky: color.brass400 },
  night: { background: color.indigo950, color: color.starch50, edge: color.hairDark, sky: color.starch50 },
} satisfies Record<TeamHour['daylight'], object>;

/** Two rows of four on phones. */
const Line = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
  ${media.up(900)} {
    grid-template-columns: repeat(${teamDay.length}, minmax(0, 1fr));
  }
`;

const Hour = styled.li<{ $daylight: TeamHour['daylight'] }>`
  position: relative;
  display: grid;
  align-content: start;
  min-height: 120px;
  padding: ${space[52]} ${space[12]} ${space[12]};
  border-right: 1px solid ${({ $daylight }) => daylightColors[$daylight].edge};
  background: ${({ $daylight }) => daylightColors[$daylight].background};
  color: ${({ $daylight }) => daylightColors[$daylight].color};
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
    font: 600 min(1.625rem, 11vw) / 1.1 var(--serif);
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

/** The sun at its height for the hour; after dark a crescent moon. */
const Sky = styled.i<{ $daylight: TeamHour['daylight']; $height: number }>`
  position: absolute;
  top: ${({ $height }) => Math.round(28 - $height * 20)}px;
  right: ${space[20]};
  width: 20px;
  height: 20px;
  border-radius: 50%;
  color: ${({ $daylight }) => daylightColors[$daylight].sky};
  ${({ $daylight }) => ($daylight === 'night' ? 'box-shadow: inset -.3em -.1em' : 'background: currentcolor')};
  ${media.up(900)} {
    top: auto;
    bottom: ${({ $height }) => Math.round(84 + $height * 104)}px;
    width: 32px;
    height: 32px;
    font-size: 30px;
  }
`;

/** Who is working at which hour, in one line. The bands below give the details. */
export function DayTimeline() {
  const hours: readonly TeamHour[] = teamDay;
  return (
    <Line aria-label="The day in one line">
      {hours.map(({ time, trade, daylight, guests, height }) => (
        <Hour key={time} $daylight={daylight} data-guests={guests}>
          <Sky $daylight={daylight} $height={height} />
          <b>{time}</b>
          <span>{trade}</span>
        </Hour>
      ))}
    </Line>
  );
}
