import { styled } from 'styled-components';
import { color, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { concertCountdown } from '../../content/halls/concert-day.ts';

const steps = concertCountdown.length;

const List = styled.ol`
  display: grid;
  ${media.up(1200)} {
    grid-template-columns: repeat(${steps}, minmax(0, 1fr));
    column-gap: ${space[20]};
  }
`;

/** A thread with a knot for every date; the day itself is the one in alaari. */
const Step = styled.li<{ $isTheDay: boolean }>`
  --knot: ${(props) => (props.$isTheDay ? color.alaari700 : color.indigo700)};
  position: relative;
  padding: 0 0 22px 36px;
  &::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 5px;
    z-index: 1;
    width: 14px;
    height: 14px;
    border: 2px solid var(--knot);
    border-radius: 50%;
    background: ${(props) => (props.$isTheDay ? 'var(--knot)' : color.starch100)};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 8px;
    bottom: -8px;
    left: 11px;
    width: 2px;
    background: ${color.sanyan400};
  }
  p {
    color: ${role.text2};
  }
  ${media.up(1200)} {
    padding: 34px 0 0;
    &::before {
      top: 4px;
      left: 0;
    }
    &:not(:last-child)::after {
      top: 10px;
      right: -${space[20]};
      bottom: auto;
      left: 14px;
      width: auto;
      height: 2px;
    }
  }
`;

/** What the terms ask for, in the order in which it comes up. */
export function Countdown() {
  return (
    <Section $ground="tint" $short>
      <Container>
        <SectionHead title="What happens when.">
          Dates from the terms, in the order in which they come.
        </SectionHead>
        <List>
          {concertCountdown.map(({ when, what, isTheDay }) => (
            <Step key={when} $isTheDay={isTheDay}>
              <strong>{when}</strong>
              <p>{what}</p>
            </Step>
          ))}
        </List>
      </Container>
    </Section>
  );
}
