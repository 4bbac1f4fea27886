import { css, styled } from 'styled-components';
import { color, layout, media, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { DayPart as Content, TeamHour } from '../../content/team/team-day.ts';
import { TextColumn } from '../../sections/text-blocks.tsx';

const daylightBackgrounds = {
  morning: css``,
  day: css`
    background: ${color.starch100};
  `,
  dusk: css`
    ${surface.dark}
    background: ${color.indigo700};
  `,
  night: css`
    ${surface.dark}
  `,
} satisfies Record<TeamHour['daylight'], ReturnType<typeof css>>;

/** Gets darker through the day. */
const Part = styled.li<{ $daylight: TeamHour['daylight'] }>`
  ${({ $daylight }) => daylightBackgrounds[$daylight]}
  padding-block: ${space[32]};
  ${media.up(900)} {
    padding-block: ${layout.shortBand};
  }
  /* Directly under the heading. */
  &:first-child {
    padding-top: 0;
  }
`;

const Hours = styled.ol`
  display: grid;
  gap: ${space[32]};
  align-content: start;
  ${media.up(900)} {
    &:only-child {
      grid-column: 1 / -1;
      grid-template-columns: 1fr 1fr;
      column-gap: ${layout.columnGap};
    }
  }
`;

const Hour = styled.li`
  display: grid;
  grid-template-columns: 5.25rem minmax(0, 1fr);
  gap: ${space[12]};
  align-items: baseline;
  ${media.up(900)} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: ${space[20]};
  }
`;

const Time = styled.p`
  ${type.h2}
  white-space: nowrap;
  [data-guests] > & {
    color: ${color.alaari700};
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 3 / 2;
  ${media.up(900)} {
    aspect-ratio: auto;
    min-height: 200px;
    contain: size;
  }
`;

const sizes = '(min-width: 900px) 480px, 80vw';

/** Hours of the same daylight, with a picture. */
export function DayPart({ part: { daylight, hours, picture } }: { part: Content }) {
  return (
    <Part $daylight={daylight}>
      <Columns $first={7}>
        <Hours>
          {hours.map(({ time, trade, text, guests }) => (
            <Hour key={time} data-guests={guests}>
              <Time>{time}</Time>
              <TextColumn $gap={4}>
                <Heading level={3}>{trade}</Heading>
                <p>{text}</p>
              </TextColumn>
            </Hour>
          ))}
        </Hours>
        {picture && <View of={picture.of} sizes={sizes} ratio="fill" caption={picture.caption} />}
      </Columns>
    </Part>
  );
}
