import { emptyOutbox } from '@venue/shared/email/outbox.ts';
import { announceWipe } from '@venue/shared/form/device-wipe.ts';
import { forgetDrafts } from '@venue/shared/form/draft.ts';
import { now } from '@venue/shared/site-time.ts';
import type { BookingHost } from '../host.ts';
import { keptKeys } from '../storage/kept-keys.ts';
import { forgetKept } from '../storage/device-storage.ts';

/** Forgets every booking and receipt of this device, what was typed into the site's forms, and the messages that wait, in every tab. */
export function wipeDevice({ forgetHandedOver }: Pick<BookingHost, 'forgetHandedOver'>): void {
  forgetKept([keptKeys.hall, keptKeys.stay, keptKeys.family, keptKeys.sentLinks]);
  forgetDrafts(new Set());
  emptyOutbox();
  forgetHandedOver();
  announceWipe(now());
}
