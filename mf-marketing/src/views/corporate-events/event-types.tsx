import { styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { corporateEvents } from '../../content/corporate-events.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';

const Programme = styled.ol`
  ${media.up(640)} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: calc(2 * ${layout.columnGap});
  }
  ${media.up(1200)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${layout.columnGap};
  }
`;

/** A line of a printed programme. */
const Line = styled.li`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding-block: ${space[20]};
  border-top: 1px solid ${color.sanyan400};
  p {
    color: ${role.text2};
  }
`;

/** The screen and the first rows. */
const View = styled(CaptionedPicture)`
  aspect-ratio: 3 / 2;
  margin-top: ${space[32]};
  ${media.up(900)} {
    aspect-ratio: 5 / 2;
  }
`;

const sizes = '(min-width: 1280px) 1200px, (min-width: 640px) 94vw, 86vw';

/** The eight types of EV-09, as the programme of a long day. */
export function EventTypes() {
  return (
    <Section>
      <Container>
        <SectionHead title="Eight kinds of working day.">How we set the room for each of them.</SectionHead>
        <Programme>
          {corporateEvents.map(({ title, text }) => (
            <Line key={title}>
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
            </Line>
          ))}
        </Programme>
        <View of={conferenceHall} sizes={sizes} ratio="fill" caption="Conference hall, rows" />
      </Container>
    </Section>
  );
}
