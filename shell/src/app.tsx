import { OutdatedNotice } from './fallback/outdated-notice.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import type { Slot } from '@venue/shared/contract/manifest.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { Footer } from './layout/footer.tsx';
import { SandboxStrip } from './layout/sandbox-strip.tsx';
import { SiteStyle } from './layout/site-style.tsx';
import { Part } from './parts/part.tsx';
import { ShellContext, type Shell } from './parts/shell-context.tsx';
import type { SiteConfig } from './page/page-blocks.ts';
import { partRef } from './site/pages.ts';
import { Toasts } from './toasts/toasts.tsx';

type AppProps = { shell: Shell; mode: SiteConfig['mode']; pages: ReactNode };

const { slots } = siteFacts();

/** The fragments that remotes put into a place of the frame, on every page. */
function SlotFragments({ slot }: { slot: Slot }) {
  return slots[slot]?.map((name) => <Part key={name} of={partRef(name)} size="fragment" />);
}

/** Tells the inline script that header and footer handle their own events from now on. */
function LiveShell() {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (root) window.bootApi?.live(root);
  }, []);
  return null;
}

/**
 * The frame around every page. The footer stands beside the router, not under it: its form sleeps, and a changing
 * router context above a sleeping part would hold back every navigation until the part had loaded.
 */
export function App({ shell, mode, pages }: AppProps) {
  return (
    <StrictMode>
      <ShellContext value={shell}>
        <SiteStyle />
        <SkipLink to="content" />
        {mode === 'sandbox' && <SandboxStrip />}
        {pages}
        <Footer fragments={<SlotFragments slot="footer" />} />
        <Toasts />
        <OutdatedNotice />
        <LiveShell />
      </ShellContext>
    </StrictMode>
  );
}
