import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { corporateEvents } from '../../content/corporate-events.ts';
import { quoteAbout } from '../../content/quote-about.ts';
import { useHost } from '../../host.ts';
import { EndingWords } from '../../parts/ending-words.tsx';
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
  gap: ${space[8]};
  align-content: start;
  padding-block: ${space[20]};
  border-top: 1px solid ${color.sanyan400};
  p {
    color: ${role.text2};
  }
`;

/** The screen and the first rows, and beside them how to get a price. */
const Close = styled.div`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  margin-top: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
    margin-top: ${space[52]};
  }
`;

const sizes = '(min-width: 1280px) 740px, (min-width: 900px) 60vw, (min-width: 640px) 94vw, 86vw';

/** The eight types of EV-09, as the programme of a long day, and its last line (EV-10). */
export function EventTypes() {
  const { Link } = useHost();
  return (
    <Section>
      <Container>
        <SectionHead title="Eight kinds of company day.">How we set the room for each of them.</SectionHead>
        <Programme>
          {corporateEvents.map(({ title, text }) => (
            <Line key={title}>
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
            </Line>
          ))}
        </Programme>
        <Close>
          <CaptionedPicture of={conferenceHall} sizes={sizes} ratio="3 / 2" caption="Conference hall" />
          <EndingWords>
            <Heading level={2}>Desks and a large screen?</Heading>
            <p>
              That is the conference hall, set in rows, as a classroom, a horseshoe or one long table. Give us
              the organization, the number of guests and the date; the quote comes by e-mail, in office hours.
            </p>
            <ButtonRow>
              <Button as={Link} to={quoteAbout('Conference hall')}>
                Request a quote
              </Button>
              <Button as={Link} to={addressOf('mf-marketing/conference-hall')} $look="text">
                See the conference hall
              </Button>
            </ButtonRow>
          </EndingWords>
        </Close>
      </Container>
    </Section>
  );
}
