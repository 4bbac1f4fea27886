import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { role, type } from '@venue/shared/theme/tokens.ts';
import { type AttachedFile, formatFileSize } from '@venue/shared/email/attached-file.ts';
import { slowUploadTime } from '@venue/shared/email/send-time.ts';

/** A message that goes out in less (s) needs no words about the time. */
const soon = 3;

/** Whole seconds since the component appeared. */
function useSecondsHere(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.round((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** `about 2 minutes`, `about 40 seconds`. */
function roughly(ms: number): string {
  const seconds = Math.ceil(ms / 10_000) * 10;
  return seconds < 60 ? `about ${seconds} seconds` : `about ${Math.ceil(seconds / 60)} minutes`;
}

const weave = keyframes`
  to { background-position: 32px 0; }
`;

const Line = styled.div`
  ${type.ui}
  display: grid;
  gap: 8px;
  color: ${role.text};
`;

/** Moves, but measures nothing: how much of a message is out, the browser tells nobody. */
const Thread = styled.div`
  height: 4px;
  background: repeating-linear-gradient(90deg, ${role.text} 0 16px, ${role.hairline} 16px 32px);
  animation: ${weave} 900ms linear infinite;
`;

/**
 * What is on its way and for how long: a file from the start, other messages once they take their time.
 * The seconds are for the eyes only, or a screen reader would count them out.
 */
export function SendingProgress(props: { file: AttachedFile | undefined }) {
  const { file } = props;
  const seconds = useSecondsHere();
  if (!file && seconds < soon) return null;
  return (
    <Line>
      <Thread aria-hidden="true" />
      <span>
        {file ? `${file.name}, ${formatFileSize(file.size)}, is on its way.` : 'Still on its way.'}
        <span aria-hidden="true">{` ${seconds} s so far.`}</span>
        {file ? ` A slow line takes ${roughly(slowUploadTime(file.size))}: stay on this page.` : null}
      </span>
    </Line>
  );
}
