import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { WayHere } from '../../sections/way-here.tsx';

const Frame = styled(Container)`
  ${pageWords}
  padding-block: ${layout.aboveWay} ${space[20]};
  ${media.up(900)} {
    padding-bottom: ${space[32]};
  }
`;

/** The head of a newspaper: its name across the page, between two double lines. */
const Plate = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: center;
  text-align: center;
  p {
    ${doubleLine}
    width: 100%;
    padding-top: ${space[12]};
    color: ${role.text2};
  }
  ${media.up(900)} {
    gap: ${space[20]};
    h1 {
      font-size: clamp(3.5rem, 6.4vw, 5.5rem);
    }
  }
`;

/** Name of the news, and what stands in them. */
export function Masthead() {
  return (
    <Frame>
      <WayHere here="Latest News" />
      <Plate>
        <Heading level={1} look="display">
          News from the house.
        </Heading>
        <p>What happened here, and what is good to know before you come.</p>
      </Plate>
    </Frame>
  );
}
