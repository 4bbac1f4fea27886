import { styled } from 'styled-components';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../sections/section.tsx';
import { whoWeAre } from '../../content/house/overview.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { detailScreenShadow } from '../../media/pictures/detail-screen-shadow.ts';

/** The page's only long sentence, beside a wall of the house. */
const Frame = styled(Container)`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template: auto auto 1fr / 4fr 8fr;
  }
`;

const Wall = styled(CaptionedPicture)`
  margin-inline: calc(-1 * ${layout.gutter});
  ${media.up(900)} {
    grid-area: 1 / 1 / -1 / 2;
    margin-inline: 0;
  }
`;

const Name = styled(Heading)`
  color: ${role.accent};
`;

const First = styled.p`
  ${type.quote}
`;

const Second = styled.p`
  max-width: 40em;
`;

/** 16:10 covers 4:3 of a phone's width, then of a column. */
const sizes = '(min-width: 900px) 480px, (min-width: 640px) 120vw, 96vw';

/** AB-02. */
export function WhoWeAre() {
  const [first, second] = whoWeAre;
  return (
    <Section>
      <Frame>
        <Wall of={detailScreenShadow} sizes={sizes} ratio="4 / 3" caption="A wall of the court" late />
        <Name level={2} look="h4">
          Who we are
        </Name>
        <First>{first}</First>
        <Second>{second}</Second>
      </Frame>
    </Section>
  );
}
