import { type RefObject, useEffect } from 'react';
import type { HandoverChannel } from '../contract/host.ts';
import { joinHandover } from './join-handover.ts';
import type { TextRecord } from '../storage/text-record.ts';

/**
 * Joins fields of a form with what other pages hand over. Call it before the form's draft is restored: what was chosen elsewhere is newer
 * than what was typed here, and `channel` and `names` stay the same from render to render. Without a channel nothing is joined.
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
