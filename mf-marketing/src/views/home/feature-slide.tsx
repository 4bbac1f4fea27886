import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { FacilityCard } from '../../content/home/facility-cards.ts';
import { useHost } from '../../host.ts';
import { SmallPicture } from '../../media/small-picture.tsx';
import { Ways } from '../../sections/ways.tsx';

const Words = styled.div`
  display: grid;
  gap: 0 ${space[32]};
  margin-top: ${space[12]};
  ${media.up(900)} {
    grid-template-columns: 1fr auto;
    margin-top: 16px;
  }
`;

/** The second paragraph waits for a screen that has room for it. */
const Second = styled.p`
  display: none;
  margin-top: 6px;
  color: ${role.text2};
  ${media.up(1600)} {
    display: block;
  }
`;

/** Of a slide 560 px wide, or the 300 px of a phone. */
const sizes = '(min-width: 900px) 560px, (min-width: 640px) 300px, 240px';

/** One facility: picture, two paragraphs, the way to its page (HM-06, HM-07). */
export function FeatureSlide({ card }: { card: FacilityCard }) {
  const { Link } = useHost();
  const [first, second] = card.paragraphs;
  return (
    <article>
      <SmallPicture of={card.image} sizes={sizes} late />
      <Words>
        <div>
          <Heading level={3}>{card.heading}</Heading>
          <p>{first}</p>
          <Second>{second}</Second>
        </div>
        <Ways>
          <Link to={card.link}>
            <span>
              Learn More<VisuallyHidden> about the {card.heading.toLowerCase()}</VisuallyHidden>
            </span>
            <Icon name="arrow" />
          </Link>
        </Ways>
      </Words>
    </article>
  );
}
