import { useRef } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { SwipeCount } from '../../parts/swipe-count.tsx';
import { swipeRow } from '../../parts/swipe-row.tsx';
import { eventCenterEvenings } from '../../content/event-center.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';

const List = styled.ul`
  ${swipeRow}
  ${media.up(640)} {
    display: grid;
    gap: ${layout.columnGap};
    grid-template-columns: repeat(3, 1fr);
  }
  a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

const View = styled(CaptionedPicture)`
  margin-bottom: ${space[20]};
`;

/** At 1280 px a little less than the place: the next file is more than twice as wide. */
const sizes = '(min-width: 1600px) 418px, (min-width: 1280px) 360px, (min-width: 640px) 30vw, 72vw';

/** Three ways in which it fills. */
export function Evenings() {
  const { Link } = useHost();
  const row = useRef<HTMLUListElement>(null);
  return (
    <Section>
      <Container>
        <SectionHead title="What fills it.">
          The caterer, the colours and the band are yours to choose.
        </SectionHead>
        <List ref={row}>
          {eventCenterEvenings.map(({ title, image, link, more }) => (
            <li key={link}>
              <View of={image} sizes={sizes} ratio="3 / 2" />
              <Heading level={3}>{title}</Heading>
              <Link to={link}>
                {more} <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </List>
        <SwipeCount row={row} count={eventCenterEvenings.length} one="evening" />
      </Container>
    </Section>
  );
}
