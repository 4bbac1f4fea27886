import { css, styled } from 'styled-components';
import { color, layout, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { TeamHour as Content } from '../../content/team-day.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';

const grounds = {
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
} satisfies Record<Content['light'], ReturnType<typeof css>>;

/** A band as light as its hour. */
const Band = styled.li<{ $light: Content['light'] }>`
  ${({ $light }) => grounds[$light]}
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space[12]} ${space[20]};
  padding-block: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: 2fr 5fr 5fr;
    gap: ${layout.columnGap};
    align-items: start;
    padding-block: ${space[32]};
  }
`;

const Time = styled.p`
  ${type.h3}
  [data-guests] & {
    color: ${color.alaari700};
  }
  ${media.up(900)} {
    ${type.h2}
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  p {
    max-width: 34em;
    color: ${role.text2};
  }
  ${media.up(900)} {
    padding-top: 10px;
  }
`;

const View = styled(CaptionedPicture)`
  grid-column: 1 / -1;
  ${media.up(900)} {
    grid-column: 3;
  }
`;

const sizes = '(min-width: 1280px) 480px, (min-width: 900px) 40vw, 80vw';

/** One hour of the day: the time, the trade, what it does. */
export function TeamHour({ hour: { time, who, text, picture, guests, light } }: { hour: Content }) {
  return (
    <Band $light={light} data-guests={guests}>
      <Row>
        <Time>{time}</Time>
        <Words>
          <Heading level={3}>{who}</Heading>
          <p>{text}</p>
        </Words>
        {picture && <View of={picture.of} sizes={sizes} ratio="3 / 2" caption={picture.caption} />}
      </Row>
    </Band>
  );
}
