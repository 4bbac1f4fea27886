import { messages } from '@venue/shared/words/messages.ts';
import { color, layout, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

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

type UnexpectedErrorProps = { error: unknown; onRetry?: (() => void) | undefined };

/** For a page that threw while rendering: the specified heading and the error's message (G-11). */
export function UnexpectedError({ error, onRetry }: UnexpectedErrorProps) {
  return (
    <Frame>
      <title>{`${messages.unexpectedError} · ${brand.name}`}</title>
      <Heading level={1}>{messages.unexpectedError}</Heading>
      <Cause>{textOf(error)}</Cause>
      <WaysToReachUs>{onRetry && <Button onClick={onRetry}>Retry</Button>}</WaysToReachUs>
    </Frame>
  );
}
