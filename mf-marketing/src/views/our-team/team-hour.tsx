import { css, styled } from 'styled-components';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { TeamHour as Content } from '../../content/team-day.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';

/** The line of the day, with a knot at every hour. */
const line = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 7px;
    width: 1px;
    background: ${color.sanyan400};
  }
  &:first-child::before {
    top: 24px;
  }
  &:last-child::before {
    bottom: calc(100% - 24px);
  }
  &::after {
    content: '';
    position: absolute;
    top: 14px;
    left: 0;
    width: 15px;
    height: 15px;
    border: 3px solid ${color.starch100};
    border-radius: 50%;
    background: ${color.sanyan700};
  }
  &[data-guests]::after {
    background: ${color.alaari700};
  }
  ${media.up(900)} {
    &::before {
      left: 167px;
    }
    &:first-child::before {
      top: 30px;
    }
    &:last-child::before {
      bottom: calc(100% - 30px);
    }
    &::after {
      top: 20px;
      left: 160px;
    }
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${space[4]} ${space[20]};
  padding: ${space[4]} 0 ${space[32]} 40px;
  ${line}
  ${media.up(900)} {
    grid-template-columns: 136px minmax(0, 1fr);
    column-gap: 72px;
    align-items: start;
    padding: ${space[4]} 40% ${space[52]} 0;
  }
`;

const Time = styled.p`
  ${type.h3}
  color: ${color.sanyan700};
  [data-guests] > & {
    color: ${color.alaari700};
  }
  ${media.up(900)} {
    ${type.h2}
    text-align: right;
    font-size: 2.25rem;
    line-height: 1.25;
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
    padding-top: 7px;
  }
`;

/** On wide screens it hangs beside its hour and the next one. */
const View = styled(CaptionedPicture)`
  margin-top: ${space[12]};
  ${media.up(900)} {
    position: absolute;
    top: 13px;
    right: 0;
    width: 36%;
    margin: 0;
  }
`;

const sizes = '(min-width: 1200px) 430px, (min-width: 900px) 34vw, 80vw';

/** One hour of the day: the time, the trade, what it does. */
export function TeamHour({ hour: { time, who, text, picture, guests } }: { hour: Content }) {
  return (
    <Row data-guests={guests}>
      <Time>{time}</Time>
      <Words>
        <Heading level={3}>{who}</Heading>
        <p>{text}</p>
      </Words>
      {picture && <View of={picture.of} sizes={sizes} ratio="3 / 2" caption={picture.caption} />}
    </Row>
  );
}
