import { type RefObject, useEffect } from 'react';
import type { HandoverChannel } from '../contract/host.ts';
import { joinHandover } from './join-handover.ts';
import type { TextRecord } from '../storage/text-record.ts';

/**
 * Synchronises fields of a form with a handover channel, if there is one. Call it before `useFormDraft`, because values from other pages are
 * newer than the draft. `channel` and `names` must not change between renders.
 */
export function useHandover(
  form: RefObject<HTMLFormElement | null>,
  channel: HandoverChannel<TextRecord> | undefined,
  names: readonly string[],
): void {
  useEffect(
    () => (form.current && channel ? joinHandover(form.current, channel, names) : undefined),
    [form, channel, names],
  );
}
