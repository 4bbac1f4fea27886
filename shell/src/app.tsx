import { OutdatedNotice } from './fallback/outdated-notice.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { StrictMode, type ReactNode } from 'react';
import { Footer } from './layout/footer.tsx';
import { SandboxStrip } from './layout/sandbox-strip.tsx';
import { SiteStyle } from './layout/site-style.tsx';
import { LiveShell } from './parts/live-shell.tsx';
import { SlotFragments } from './parts/slot-fragments.tsx';
import { ShellContext, type Shell } from './parts/shell-context.tsx';
import type { SiteConfig } from './page/site-config.ts';
import { Toasts } from './toasts.tsx';

type AppProps = { shell: Shell; mode: SiteConfig['mode']; pages: ReactNode };

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
