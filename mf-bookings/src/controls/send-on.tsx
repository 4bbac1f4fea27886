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

/** Shares something with another app; a row to copy if the code for that does not load. */
export const SendOn = convenience(async () => (await import('./send-on-button.tsx')).SendOnButton, CopyOnly);
