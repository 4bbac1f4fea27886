import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { cafe } from '../../content/cafe.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { cafeTable } from '../../media/pictures/cafe-table.ts';
import { Section } from '../../parts/section.tsx';
import { CafeOpening } from './cafe-opening.tsx';
import { TakenWhole } from './taken-whole.tsx';

/** The table is larger than what is said of it. */
const Columns = styled(Container)`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[12]};
  p {
    color: ${role.text2};
  }
`;

const sizes = '(min-width: 1280px) 700px, (min-width: 900px) 56vw, 76vw';

/** `/facilities/ariya-cafe` (FC-24, FC-25). */
export function CafeView() {
  return (
    <>
      <PageHead title={cafe.name} description={cafe.description} />
      <CafeOpening />
      <BelowFirstScreen>
        <Section>
          <Columns>
            <Words>
              <Heading level={2}>A table for two, or the whole room.</Heading>
              <p>Tables push together when more of the family comes than you expected.</p>
            </Words>
            <CaptionedPicture of={cafeTable} sizes={sizes} ratio="16 / 9" caption="A table for two" />
          </Columns>
        </Section>
        <TakenWhole />
      </BelowFirstScreen>
    </>
  );
}
