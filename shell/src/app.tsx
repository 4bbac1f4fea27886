import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import type { Slot } from '@venue/shared/contract/manifest.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { OutdatedNotice } from './fallback/outdated-notice.tsx';
import { Footer } from './layout/footer.tsx';
import { SandboxStrip } from './layout/sandbox-strip.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { Toasts } from './layout/toasts.tsx';
import type { SiteConfig } from './page-data/page-blocks.ts';
import { Part } from './parts/part.tsx';
import { ShellContext, type Shell } from './parts/shell-context.tsx';
import { partRef } from './site/pages.ts';
import { SiteStyle } from './style/site-style.tsx';

type AppProps = { shell: Shell; mode: SiteConfig['mode']; pages: ReactNode };

const { slots } = siteFacts();

/** Fragments of remotes that every page shows in this slot. */
function SlotFragments({ slot }: { slot: Slot }) {
  return slots[slot]?.map((name) => <Part key={name} of={partRef(name)} kind="fragment" />);
}

/** Tells the inline script that header and footer are hydrated. */
function ShellHydratedSignal() {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (root) window.bootApi?.onHydrated(root);
  }, []);
  return null;
}

/**
 * The frame around every page. The footer is a sibling of the router because its form may still be asleep: a
 * router context that changes above a sleeping part would delay every navigation until the part has loaded.
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
        <ShellHydratedSignal />
      </ShellContext>
    </StrictMode>
  );
}
