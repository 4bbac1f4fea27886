import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../host.ts';
import { optionalComponent } from '../ui/optional-component.tsx';
import type { WaitingListDialogProps } from './waiting-list-dialog.tsx';
import type { WaitingListRequest } from './waiting-list-ledger.ts';

const JoinWaitingList = createContext<(request: WaitingListRequest) => void>(() => {});

/** Opens the form for asking to be told if something becomes free. */
export function useJoinWaitingList(): (request: WaitingListRequest) => void {
  return useContext(JoinWaitingList);
}

function DialogNotLoaded({ onClose }: WaitingListDialogProps) {
  const { notify } = useHost();
  const announce = useEffectEvent(() => {
    notify('error', 'Part of this page didn’t load. Try again, or call the venue');
    onClose();
  });
  useEffect(() => announce(), []);
  return null;
}

const WaitingListDialog = optionalComponent(
  async () => (await import('./waiting-list-dialog.tsx')).WaitingListDialog,
  DialogNotLoaded,
);

/** Wraps a booking form: the dialog has its own form, so it cannot be inside that one. */
export function WaitingListProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<WaitingListRequest>();
  const [open, setOpen] = useState(false);
  const [ask] = useState(() => (requested: WaitingListRequest) => {
    setRequest(requested);
    setOpen(true);
  });
  return (
    <JoinWaitingList value={ask}>
      {children}
      {request && <WaitingListDialog request={request} open={open} onClose={() => setOpen(false)} />}
    </JoinWaitingList>
  );
}
