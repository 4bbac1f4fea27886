import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../host.ts';
import { optionalComponent } from '../ui/optional-component.tsx';
import type { WaitDialogProps } from './wait-dialog.tsx';
import type { WaitRequest } from './wait-ledger.ts';

const JoinWaitingList = createContext<(request: WaitRequest) => void>(() => {});

/** Opens the form for asking to be told if something becomes free. */
export function useJoinWaitingList(): (request: WaitRequest) => void {
  return useContext(JoinWaitingList);
}

function DialogNotLoaded({ onClose }: WaitDialogProps) {
  const { notify } = useHost();
  const announce = useEffectEvent(() => {
    notify('error', 'Part of this page didn’t load. Try again, or call the venue');
    onClose();
  });
  useEffect(() => announce(), []);
  return null;
}

const WaitDialog = optionalComponent(
  async () => (await import('./wait-dialog.tsx')).WaitDialog,
  DialogNotLoaded,
);

/** Wraps a booking form: the dialog has its own form, so it cannot be inside that one. */
export function WaitingListProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<WaitRequest>();
  const [open, setOpen] = useState(false);
  const [ask] = useState(() => (requested: WaitRequest) => {
    setRequest(requested);
    setOpen(true);
  });
  return (
    <JoinWaitingList value={ask}>
      {children}
      {request && <WaitDialog request={request} open={open} onClose={() => setOpen(false)} />}
    </JoinWaitingList>
  );
}
