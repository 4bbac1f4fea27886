import { messages } from '@venue/shared/messages.ts';
import { LinkedText } from '@venue/shared/ui/linked-text.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { StatusLine } from './status-line.tsx';

const Next = styled.span`
  display: block;
  max-width: 36em;
  margin-top: 4px;
  br + a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The toast of the same news covers the lower end of a small window: what stands there moves to its middle. */
function bringAboveToast(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().bottom > innerHeight * 0.7) {
    element.scrollIntoView({ block: 'center' });
  }
}

/** A message went out: the words of the toast, what happens next and when, and a way on. */
export function SentWords({ next: { text, way } }: Pick<EmailFormSpec, 'next'>) {
  const { Link } = useHost();
  return (
    <>
      <StatusLine icon="done">{messages.messageSent}</StatusLine>
      <Next ref={bringAboveToast}>
        <LinkedText text={text} />
        <br />
        <Link to={way.path}>{way.title}</Link>
      </Next>
    </>
  );
}
