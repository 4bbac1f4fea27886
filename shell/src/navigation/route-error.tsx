import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { reloadWhenDone } from '../recovery/reload.ts';
import { PartLoadError } from '../parts/part-store.ts';
import { useShell } from '../parts/shell-context.tsx';
import { PageSkeleton } from '../fallback/part-skeleton.tsx';
import { PageUnavailable } from '../fallback/part-unavailable.tsx';
import { messages } from '@venue/shared/words/messages.ts';
import { color, layout, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { WaysToReachUs } from '../fallback/ways-to-reach-us.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  padding-block: ${space[52]} ${layout.band};
`;

const Cause = styled.pre`
  ${type.ui}
  width: 100%;
  margin: 0;
  padding: 14px 16px;
  border-left: 3px solid ${color.alaari700};
  background: ${color.starch100};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Responses that the router throws have a `statusText`. */
function textOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return 'No further details.';
}

type UnexpectedErrorProps = { error: unknown; onRetry: (() => void) | undefined };

/** For a page that threw while rendering: the specified heading and the error's message (G-11). */
function UnexpectedError({ error, onRetry }: UnexpectedErrorProps) {
  return (
    <Frame>
      <title>{`${messages.unexpectedError} · ${brand.name}`}</title>
      <Heading level={1}>{messages.unexpectedError}</Heading>
      <Cause>{textOf(error)}</Cause>
      <WaysToReachUs>{onRetry && <Button onClick={onRetry}>Retry</Button>}</WaysToReachUs>
    </Frame>
  );
}

/** For a page whose view could not be loaded (G-13) or threw (G-11). `of` is unknown if even the list of pages could not be loaded. */
export function RouteError({ of }: { of?: PartRef }) {
  const error = useRouteError();
  const { store } = useShell();
  const { revalidate, state } = useRevalidator();
  if (state === 'loading') return <PageSkeleton />;
  const retry = () => {
    if (of) store.retry(of);
    void revalidate();
  };
  if (!(error instanceof PartLoadError)) return <UnexpectedError error={error} onRetry={of && retry} />;
  return <PageUnavailable onRetry={retry} onReload={() => void reloadWhenDone()} />;
}
