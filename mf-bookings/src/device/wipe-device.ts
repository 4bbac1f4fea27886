import { emptyOutbox } from '@venue/shared/email/outbox.ts';
import { announceWipe } from '@venue/shared/form/device-wipe.ts';
import { forgetDrafts } from '@venue/shared/form/draft.ts';
import { now } from '@venue/shared/site-time.ts';
import { familyLedgerKey } from '../family/family-ledger-key.ts';
import { sentLinksKey } from '../family/sent-links-key.ts';
import type { BookingHost } from '../host.ts';
import { ledgerKey } from '../hall/ledger/ledger-key.ts';
import { forgetKept } from '../services/device-storage.ts';
import { stayLedgerKey } from '../stay/stay-ledger-key.ts';

/** Forgets every booking and receipt of this device, what was typed into the site's forms, and the messages that wait, in every tab. */
export function wipeDevice({ forgetHandedOver }: Pick<BookingHost, 'forgetHandedOver'>): void {
  forgetKept([ledgerKey, stayLedgerKey, familyLedgerKey, sentLinksKey]);
  forgetDrafts(new Set());
  emptyOutbox();
  forgetHandedOver();
  announceWipe(now());
}
