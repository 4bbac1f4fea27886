import { styled } from 'styled-components';
import { color, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { FacilityCard } from '../../content/facility-cards.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${media.up(900)} {
    display: grid;
    grid-template-columns: 7fr 5fr;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 3 / 2;
  ${media.up(900)} {
    aspect-ratio: auto;
    contain: size;
    min-height: 460px;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[12]};
  padding: ${space[20]};
  ${media.up(900)} {
    gap: ${space[20]};
    padding: 44px 44px 36px;
  }
`;

const LearnMore = styled(Button)`
  margin-top: auto;
`;

/** 16:10 covers seven twelfths of a slide of at least 460 px height. */
const sizes = '(min-width: 1600px) 740px, (min-width: 900px) 736px, 86vw';

/** One facility: picture, two paragraphs, the way to its page (HM-06, HM-07). */
export function FeatureSlide({ card }: { card: FacilityCard }) {
  const { Link } = useHost();
  const [first, second] = card.paragraphs;
  return (
    <Card>
      <View of={card.image} sizes={sizes} ratio="fill" caption={card.caption} late />
      <Words>
        <Heading level={3}>{card.heading}</Heading>
        <p>{first}</p>
        <Muted>{second}</Muted>
        <LearnMore as={Link} to={card.link} $look="line">
          Learn More<VisuallyHidden> about the {card.heading.toLowerCase()}</VisuallyHidden>
        </LearnMore>
      </Words>
    </Card>
  );
}
