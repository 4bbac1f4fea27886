import { styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { corporateEvents } from '../../content/corporate-events.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { corporateGala } from '../../media/pictures/corporate-gala.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 7fr 4fr;
    column-gap: ${layout.freeColumn};
    align-items: start;
  }
`;

const Programme = styled.ol`
  border-bottom: 1px solid ${color.sanyan400};
`;

/** A line of a printed programme. */
const Line = styled.li`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[20]};
  border-top: 1px solid ${color.sanyan400};
  p {
    color: ${role.text2};
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 3 / 2;
  ${media.up(900)} {
    aspect-ratio: 4 / 5;
    position: sticky;
    top: calc(${layout.headerHeight} + 24px);
  }
`;

/** 16:10 covers 3:2, then 4:5. */
const sizes = '(min-width: 1200px) 800px, (min-width: 900px) 66vw, 86vw';

/** The eight types of EV-09, as the programme of a long day. */
export function EventTypes() {
  return (
    <Section>
      <Container>
        <SectionHead title="Eight kinds of working day.">How we set the room for each of them.</SectionHead>
        <Columns>
          <Programme>
            {corporateEvents.map(({ title, text }) => (
              <Line key={title}>
                <Heading level={3}>{title}</Heading>
                <p>{text}</p>
              </Line>
            ))}
          </Programme>
          <View of={corporateGala} sizes={sizes} ratio="fill" caption="Award night" />
        </Columns>
      </Container>
    </Section>
  );
}
