import { useState } from 'react';
import { Button } from '@venue/shared/ui/button.tsx';

type Outcome = 'idle' | 'copied' | 'refused';

const words: Record<Outcome, string> = {
  idle: 'Copy address',
  copied: 'Address copied',
  refused: 'Copy it from the address bar',
};

async function copyAddress(): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Puts the address of the open picture where it can be pasted from. */
export function CopyAddress() {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  return (
    <Button $look="text" onClick={() => void copyAddress().then(setOutcome)}>
      <span aria-live="polite">{words[outcome]}</span>
    </Button>
  );
}
