import { styled } from 'styled-components';
import { Eko } from '@venue/shared/pattern/motifs.tsx';
import { PatternFill } from '@venue/shared/pattern/pattern-fill.tsx';
import { color, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { reloadIfPossible } from '../recovery/reload.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

const NoticeBox = styled.section`
  ${surface.light}
  display: grid;
  grid-template-rows: 64px 1fr;
  overflow: hidden;
  border: 1px solid var(--hairline);
  background: ${color.white};
`;

const Text = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  padding: ${space[20]} ${space[20]} ${space[32]};
`;

const Title = styled.h2`
  ${type.h3}
`;

/** Shown in place of a part whose code could not be loaded (G-13). */
export function PartUnavailable() {
  return (
    <NoticeBox aria-label="Part of this page">
      <PatternFill motif={<Eko />} square={32} />
      <Text>
        <Title>This part hasn’t loaded yet.</Title>
        <p>The rest of the page works, and you can always call us.</p>
        <WaysToReachUs>
          <Button onClick={() => void reloadIfPossible()}>Retry</Button>
        </WaysToReachUs>
      </Text>
    </NoticeBox>
  );
}
