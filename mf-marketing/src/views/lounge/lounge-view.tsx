import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { lounge } from '../../content/evening/lounge.ts';
import { quoteAbout } from '../../content/events/quote-about.ts';
import { useHost } from '../../host.ts';
import { AskTonight } from '../../sections/ask-tonight.tsx';
import { ClothBorder } from '../../sections/cloth-border.tsx';
import { WholeLine } from '../../sections/whole-line.tsx';
import { Section } from '../../sections/section.tsx';
import { FullOpening } from '../../sections/full-opening.tsx';
import { Evening } from './evening.tsx';
import { LoungeFacts } from './lounge-facts.tsx';

/** A line for each sentence, on desks. */
const firstEnds = lounge.title.indexOf('.') + 1;

/** `/facilities/ariya-lounge` (FC-23, FC-25). */
export function LoungeView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead title={lounge.name} description={lounge.description} />
      <FullOpening
        here={lounge.name}
        place={`${lounge.name}, holds ${lounge.capacity}`}
        title={
          <>
            {lounge.title.slice(0, firstEnds)} <WholeLine>{lounge.title.slice(firstEnds + 1)}</WholeLine>
          </>
        }
        lede="A bar under three lit arches, low chairs, and a green bench along the wall."
        picture={lounge.picture}
        caption={lounge.caption}
      >
        <Button as={Link} to={quoteAbout('Lounge')} $look="brass">
          <span>
            Request a quote<VisuallyHidden> for the whole lounge</VisuallyHidden>
          </span>
        </Button>
        <AskTonight question="Good day. Is the lounge open tonight?" />
      </FullOpening>
      <BelowFirstScreen>
        <Section $ground="tint" $short>
          <LoungeFacts />
        </Section>
        <Section $ground="indigo" $short>
          <Evening />
        </Section>
        <ClothBorder motif="agbole" />
      </BelowFirstScreen>
    </>
  );
}
