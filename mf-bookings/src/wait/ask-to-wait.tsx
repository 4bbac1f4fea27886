import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../host.ts';
import { convenience } from '../loading/convenience.tsx';
import type { WaitDialogProps } from './wait-dialog.tsx';
import type { Wish } from './wait-record.ts';

const AskToWait = createContext<(wish: Wish) => void>(() => {});

/** Opens the form by which a visitor asks to be told if something becomes free. */
export function useAskToWait(): (wish: Wish) => void {
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

/** Stands around a booking form, which cannot hold another form: the dialog lies beside it. */
export function WaitingList({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<Wish>();
  const [open, setOpen] = useState(false);
  const [ask] = useState(() => (wanted: Wish) => {
    setWish(wanted);
    setOpen(true);
  });
  return (
    <AskToWait value={ask}>
      {children}
      {wish && <WaitDialog wish={wish} open={open} onClose={() => setOpen(false)} />}
    </AskToWait>
  );
}
