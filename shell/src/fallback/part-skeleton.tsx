import { keyframes, styled } from 'styled-components';
import { color, layout } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Fades in after a moment, so that it is not seen when the code arrives quickly. */
const Page = styled.div`
  min-height: calc(100vh - ${layout.headerHeight});
  padding-block: 52px;
  animation: ${appear} 240ms 300ms both;
`;

const Block = styled.div<{ $width: string; $height: string }>`
  width: ${(props) => props.$width};
  max-width: 100%;
  height: ${(props) => props.$height};
  margin-bottom: 20px;
  background: color-mix(in srgb, currentColor 8%, transparent);
`;

const Fragment = styled.div`
  min-height: 320px;
  animation: ${appear} 240ms 300ms both;
  color: ${color.sanyan700};
`;

/** Shown in place of a fragment while its code loads. */
export function FragmentSkeleton() {
  return (
    <Fragment aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Block $width="60%" $height="32px" />
      <Block $width="100%" $height="200px" />
    </Fragment>
  );
}

/** Shown in place of a view while its code loads. */
export function PageSkeleton() {
  return (
    <Page aria-busy="true">
      <Container>
        <VisuallyHidden>Loading the page</VisuallyHidden>
        <Block $width="520px" $height="56px" />
        <Block $width="340px" $height="24px" />
        <Block $width="100%" $height="400px" />
      </Container>
    </Page>
  );
}
