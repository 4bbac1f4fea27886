import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { Lede } from '@venue/shared/ui/text.tsx';
import { lounge } from '../../content/lounge.ts';
import { quoteAbout } from '../../content/quote-about.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { AskTonight } from '../../parts/evening/ask-tonight.tsx';
import { PlaceLine } from '../../parts/place-line.tsx';
import { WayHere } from '../../parts/way-here.tsx';
import { ClothBorder } from '../../parts/cloth-border.tsx';
import { Section } from '../../parts/section.tsx';
import { WholeLine } from '../../parts/whole-line.tsx';
import { Evening } from './evening.tsx';
import { LoungeFacts } from './lounge-facts.tsx';

/** Wide, low and slow. */
const Night = styled.div`
  ${surface.dark}
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(640)} {
    aspect-ratio: auto;
    height: clamp(300px, min(37vw, 58vh), 600px);
  }
  ${media.up(1600)} {
    max-width: 1600px;
    margin-inline: auto;
  }
`;

const Head = styled(Container)`
  display: grid;
  gap: ${layout.underLede} ${layout.columnGap};
  padding-block: ${layout.aboveWay} ${space[52]};
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;

const Words = styled.div`
  ${pageWords}
`;

const Title = styled(Heading)`
  ${media.up(900)} {
    font-size: 4rem;
  }
`;

/** Beside the headline on desks: all of it in the first screen. The first way is as wide as the others. */
const Ways = styled.div`
  ${shownWhenRead}
  display: grid;
  gap: ${space[12]};
`;

const sizes = '(min-width: 1600px) 1600px, (min-width: 820px) 100vw, (min-width: 640px) 820px, 80vw';

/** A line for each on desks. */
const sentences = lounge.title.match(/\S[^.]*\.?/g) ?? [lounge.title];

/** `/facilities/ariya-lounge` (FC-23, FC-25). */
export function LoungeView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead title={lounge.name} description={lounge.description} />
      <Night>
        <View of={lounge.picture} sizes={sizes} ratio="fill" caption={lounge.caption} priority />
        <Head>
          <Words>
            <WayHere here={lounge.name} />
            <PlaceLine>{`${lounge.name}, holds ${lounge.capacity}`}</PlaceLine>
            <Title level={1} look="display">
              {sentences.map((sentence) => (
                <Fragment key={sentence}>
                  <WholeLine>{sentence}</WholeLine>{' '}
                </Fragment>
              ))}
            </Title>
            <Lede>A bar under three lit arches, low chairs, and a green bench along the wall.</Lede>
          </Words>
          <Ways>
            <Button as={Link} to={quoteAbout('Lounge')} $look="brass">
              <span>
                Request a quote<VisuallyHidden> for the whole lounge</VisuallyHidden>
              </span>
            </Button>
            <AskTonight question="Good day. Is the lounge open tonight?" />
          </Ways>
        </Head>
      </Night>
      <BelowFirstScreen>
        <Section $ground="tint" $short>
          <Container>
            <LoungeFacts />
          </Container>
        </Section>
        <Section $ground="indigo" $short>
          <Evening />
        </Section>
        <ClothBorder motif="agbole" />
      </BelowFirstScreen>
    </>
  );
}
