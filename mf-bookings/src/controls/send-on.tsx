import { convenience } from '../loading/convenience.tsx';
import { CopyRow } from './copy-row.tsx';
import type { SendOnProps } from './send-on-button.tsx';

function CopyOnly({ copy, onSent }: SendOnProps) {
  return (
    <dl>
      <CopyRow name={copy.name} value={copy.value} onCopied={onSent} />
    </dl>
  );
}

/** Hands something to another application of the device; without the code for that, a line to copy. */
export const SendOn = convenience(async () => (await import('./send-on-button.tsx')).SendOnButton, CopyOnly);
