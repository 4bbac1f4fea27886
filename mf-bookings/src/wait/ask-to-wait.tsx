import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../host.ts';
import { convenience } from '../loading/convenience.tsx';
import type { WaitDialogProps } from './wait-dialog.tsx';
import type { WaitRequest } from './wait-ledger.ts';

const AskToWait = createContext<(request: WaitRequest) => void>(() => {});

/** Opens the form for asking to be told if something becomes free. */
export function useAskToWait(): (request: WaitRequest) => void {
  return useContext(AskToWait);
}

function NotArrived({ onClose }: WaitDialogProps) {
  const { notify } = useHost();
  const say = useEffectEvent(() => {
    notify('error', 'Part of this page didn’t load. Try again, or call the venue');
    onClose();
  });
  useEffect(() => say(), []);
  return null;
}

const WaitDialog = convenience(async () => (await import('./wait-dialog.tsx')).WaitDialog, NotArrived);

/** Wraps a booking form: the dialog has its own form, so it cannot be inside that one. */
export function WaitingList({ children }: { children: ReactNode }) {
  const [request, setWish] = useState<WaitRequest>();
  const [open, setOpen] = useState(false);
  const [ask] = useState(() => (wanted: WaitRequest) => {
    setWish(wanted);
    setOpen(true);
  });
  return (
    <AskToWait value={ask}>
      {children}
      {request && <WaitDialog request={request} open={open} onClose={() => setOpen(false)} />}
    </AskToWait>
  );
}
