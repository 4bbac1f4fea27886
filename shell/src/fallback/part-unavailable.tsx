import { ClothOf } from '@venue/shared/pattern/cloth-of.tsx';
import { eko } from '@venue/shared/pattern/motifs/eko.tsx';
import { color, layout, media, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

const Frame = styled.section`
  ${surface.light}
  display: grid;
  grid-template-rows: 64px 1fr;
  overflow: hidden;
  border: 1px solid var(--hairline);
  background: ${color.white};
`;

const Wide = styled(Frame)`
  ${media.up(900)} {
    grid-template-rows: auto;
    grid-template-columns: 256px 1fr;
  }
`;

const Page = styled(Container)`
  padding-block: ${space[52]} ${layout.band};
`;

const Text = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  padding: ${space[20]} ${space[20]} ${space[32]};
`;

const Room = styled(Text)`
  ${media.up(900)} {
    padding: ${space[52]};
  }
`;

const Title = styled.h2`
  ${type.h2}
`;

const SmallTitle = styled.h2`
  ${type.h3}
`;

type Ways = { onRetry: () => void; onReload: () => void };

function Buttons({ onRetry, onReload }: Ways) {
  return (
    <WaysToReachUs>
      <Button onClick={onRetry}>Retry</Button>
      <Button $variant="line" onClick={onReload}>
        Reload page
      </Button>
    </WaysToReachUs>
  );
}

/** Shown in place of a part whose code could not be loaded (G-13). */
export function PartUnavailable(ways: Ways) {
  return (
    <Frame aria-label="Part of this page">
      <ClothOf motif={eko} square={32} />
      <Text>
        <SmallTitle>This part hasn’t loaded yet.</SmallTitle>
        <p>The rest of the page works, and you can always call us.</p>
        <Buttons {...ways} />
      </Text>
    </Frame>
  );
}

/** Shown in place of a page whose view could not be loaded (G-13). */
export function PageUnavailable(ways: Ways) {
  return (
    <Page>
      <title>{`Not loaded yet · ${brand.name}`}</title>
      <Wide aria-label="This page">
        <ClothOf motif={eko} />
        <Room>
          <Title>This page hasn’t loaded yet.</Title>
          <p>The rest of the site works, and you can always call us.</p>
          <Buttons {...ways} />
        </Room>
      </Wide>
    </Page>
  );
}
