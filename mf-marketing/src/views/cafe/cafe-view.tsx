import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { cafe } from '../../content/cafe.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { cafeCounter } from '../../media/pictures/cafe-counter.ts';
import { detailJollof } from '../../media/pictures/detail-jollof.ts';
import { Section } from '../../parts/section.tsx';
import { CafeOpening } from './cafe-opening.tsx';
import { TakenWhole } from './taken-whole.tsx';

/** Uneven, like tables that were pushed together. */
const Uneven = styled(Container)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[20]} ${layout.columnGap};
  align-items: start;
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[12]};
  grid-column: 1 / -1;
  p {
    color: ${role.text2};
  }
  ${media.up(900)} {
    grid-column: auto;
    padding-top: ${space[8]};
  }
`;

const Lower = styled(CaptionedPicture)`
  margin-top: ${space[52]};
  ${media.up(900)} {
    margin-top: ${space[84]};
  }
`;

const sizes = '(min-width: 1280px) 605px, (min-width: 900px) 50vw, (min-width: 640px) 78vw, 62vw';

/** `/facilities/ariya-cafe` (FC-24, FC-25). */
export function CafeView() {
  return (
    <>
      <PageHead title={cafe.name} description={cafe.description} />
      <CafeOpening />
      <Section>
        <Uneven>
          <Words>
            <Heading level={2}>A table for two, or the whole room.</Heading>
            <p>Tables push together when more of the family comes than you expected.</p>
          </Words>
          <CaptionedPicture of={cafeCounter} sizes={sizes} ratio="1" />
          <Lower of={detailJollof} sizes={sizes} ratio="1" />
        </Uneven>
      </Section>
      <TakenWhole />
    </>
  );
}
