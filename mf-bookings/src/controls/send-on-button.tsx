import { Button } from '@venue/shared/ui/button.tsx';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';
import { CopyRow } from './copy-row.tsx';

/** What is handed to another application of the device. */
type Shareable = { title: string; text: string; url?: string };

function subscribeToNothing() {
  return () => {};
}

function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Closing the device's own sheet is no failure. */
function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export type SendOnProps = {
  share: Shareable;
  copy: { name: string; value: string };
  /** It left this page, or was copied. */
  onSent?: () => void;
  children: ReactNode;
};

/** The device's own sharing where it has one; otherwise, or if that fails, a line to copy under that name. */
export function SendOnButton(props: SendOnProps) {
  const { share, copy, onSent, children } = props;
  const { report } = useHost();
  const [failed, setFailed] = useState(false);
  const native = useSyncExternalStore(subscribeToNothing, canShare, () => false);

  async function send() {
    try {
      await navigator.share(share);
      onSent?.();
    } catch (error) {
      if (isDismissal(error)) return;
      report(error);
      setFailed(true);
    }
  }

  if (native && !failed) {
    return (
      <Button $variant="line" onClick={() => void send()}>
        {children}
      </Button>
    );
  }
  return (
    <dl>
      <CopyRow name={copy.name} value={copy.value} onCopied={onSent} />
    </dl>
  );
}
