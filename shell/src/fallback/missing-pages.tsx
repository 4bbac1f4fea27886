import { PatternFill } from '@venue/shared/pattern/pattern-fill.tsx';
import { orita } from '@venue/shared/pattern/motifs/orita.tsx';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageLinks } from '@venue/shared/ui/page-links.tsx';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { Link } from '../layout/link.tsx';
import { suggestedLinks } from '../layout/menus.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[32]};
  padding-block: ${space[52]} ${layout.band};
  ${media.up(900)} {
    grid-template-columns: 7fr minmax(0, 384px);
    column-gap: ${layout.freeColumn};
    padding-top: ${space[84]};
  }
`;

const Label = styled.p`
  margin-bottom: ${space[12]};
  color: ${color.sanyan700};
  font: 600 1.125rem/1.4 var(--sans);
`;

const LeadText = styled.p`
  ${type.lead}
  margin-block: ${space[20]} ${space[32]};
  color: var(--text-2);
`;

const Help = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-bottom: ${space[32]};
`;

const Crossroads = styled(PatternFill)`
  height: 128px;
  ${media.up(900)} {
    height: 384px;
  }
`;

type FallbackPageProps = {
  label?: string;
  title: string;
  intro: string;
  ways: readonly { title: string; path: string }[];
  /** Shown before the ways on. */
  children?: ReactNode;
};

/** Shown instead of a page: why, and ways on. */
export function FallbackPage({ label, title, intro, ways, children }: FallbackPageProps) {
  return (
    <Frame>
      <div>
        {label !== undefined && <Label>{label}</Label>}
        <Heading level={1}>{title}</Heading>
        <LeadText>{intro}</LeadText>
        {children !== undefined && <Help>{children}</Help>}
        <PageLinks label="Useful pages" link={Link} links={ways} />
      </div>
      <Crossroads motif={orita} />
    </Frame>
  );
}

/**
 * Restores an address whose `#` was encoded as `%23`, as e-mail gateways that check links do (Outlook's Safe Links). Undefined if there is
 * none in the path.
 */
export function withRestoredFragment(pathname: string): string | undefined {
  const [, page, fragment] = /^(.*?)%(?:25)*23(.*)$/.exec(pathname) ?? [];
  return page && `${page}#${fragment}`;
}

/** Shown at an unknown address, with ways on (G-12). */
export function NotFoundPage() {
  useEffect(() => {
    const restored = withRestoredFragment(window.location.pathname);
    if (restored) window.location.replace(`${window.location.origin}${restored}`);
  }, []);
  return (
    <>
      <PageHead
        title="Page not found"
        description="The address is wrong, or the page has moved. Try one of our other pages."
      />
      <FallbackPage
        label="404, page not found"
        title="No road goes here."
        intro="The address is wrong, or the page has moved. Try one of these instead."
        ways={suggestedLinks['not-found']}
      />
    </>
  );
}

/**
 * Shown by the service worker for a page that is neither stored on the device nor reachable (G-13). It runs no modules, and has the
 * address of the missing page: “Try again” links to that address (`offline-page-script.ts`).
 */
export function OfflinePage() {
  return (
    <>
      <PageHead
        title="No connection"
        description="This page needs a connection. Pages you have opened before, and bookings made on this device, open without one."
      />
      <meta name="robots" content="noindex" />
      <FallbackPage
        label="No connection"
        title="We can’t reach this page."
        intro="You may be offline. Pages you have opened before still open, and what you typed is saved on this device."
        ways={suggestedLinks.offline}
      >
        <WaysToReachUs>
          <Button as="a" href="">
            Try again
          </Button>
        </WaysToReachUs>
      </FallbackPage>
    </>
  );
}
