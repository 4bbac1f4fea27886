import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button } from '@venue/shared/ui/button.tsx';
import { useHost } from '../host.ts';
import { CopyRow } from './copy-row.tsx';

type Shareable = { title: string; text: string; url?: string };

function subscribeToNothing() {
  return () => {};
}

function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Closing the share sheet is not a failure. */
function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

type ShareButtonProps = {
  share: Shareable;
  copy: { name: string; value: string };
  /** Called when it was shared or copied. */
  onShared?: () => void;
  children: ReactNode;
};

/** Opens the device’s share sheet; without one, or if it fails, shows a row to copy. Filter lists block a file called share-button. */
export function ShareButton(props: ShareButtonProps) {
  const { share, copy, onShared, children } = props;
  const { report } = useHost();
  const [failed, setFailed] = useState(false);
  const canShareHere = useSyncExternalStore(subscribeToNothing, canShare, () => false);

  async function send() {
    try {
      await navigator.share(share);
      onShared?.();
    } catch (error) {
      if (isDismissal(error)) return;
      report(error);
      setFailed(true);
    }
  }

  if (canShareHere && !failed) {
    return (
      <Button $look="line" onClick={() => void send()}>
        {children}
      </Button>
    );
  }
  return (
    <dl>
      <CopyRow name={copy.name} value={copy.value} onCopied={onShared} />
    </dl>
  );
}
