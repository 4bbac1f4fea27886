import { styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Lede } from '@venue/shared/ui/text.tsx';
import { WayHere } from '../../sections/way-here.tsx';

/** Set as the title page of a contract is: in the middle, between two rules. */
const Page = styled(Container)`
  display: grid;
  gap: ${space[20]};
  padding-block: ${layout.aboveWay} ${space[32]};
  ${media.up(900)} {
    padding-bottom: ${space[52]};
  }
`;

const Title = styled.div`
  display: grid;
  gap: ${layout.underTitle};
  padding-block: ${space[32]};
  border-block: 4px double ${color.sanyan400};
  p {
    color: ${role.text2};
  }
  ${media.up(900)} {
    padding-block: ${space[52]};
  }
`;

/** In two lines on every phone, whichever font stands in for ours. */
const Name = styled(Heading)`
  max-width: 9em;
  ${media.up(640)} {
    max-width: none;
  }
`;

/** What the page is for. */
export function TermsOpening() {
  return (
    <Page>
      <WayHere here="Terms and conditions" />
      <Title>
        <Name level={1}>Terms and conditions</Name>
        <Lede>The rules for hiring a hall, a room or the concert space, each beside its figure.</Lede>
      </Title>
    </Page>
  );
}
