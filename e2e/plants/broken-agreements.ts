import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import { swapped } from './module-changes.ts';
import type { BreakingPlant } from './plant.ts';

function withQuote(manifest: RemoteManifest | undefined) {
  if (!manifest) throw new Error('the release declares nothing');
  const quote = {
    kept: 'device',
    values: { note: 'text', eventDate: 'date', estimatedGuests: 'count' },
  } as const;
  return { manifest: { ...manifest, accepts: { ...manifest.accepts, quote } } };
}

/** What other versions and other remotes rely on: names and fields of what devices keep, and of what is handed over. */
export const brokenAgreements: readonly BreakingPlant[] = [
  {
    what: 'bookings are kept under another name',
    package: 'mf-bookings',
    change: { onBothSides: { common: swapped('`hall-bookings`', '`hall-bookings-2`') } },
    says: /mf-bookings\/stored-samples\/hall-[\w-]+\.json .*is not read/,
  },
  {
    what: 'a field of stored stays has another name',
    package: 'mf-bookings',
    change: { onBothSides: { 'stay-ledger': swapped('place:', 'lodging:') } },
    says: /mf-bookings\/stored-samples\/stay-[\w-]+\.json .*is not read/,
  },
  {
    what: 'drafts of forms are kept under another name',
    package: 'mf-forms',
    change: { onBothSides: { common: swapped('draft:', 'draft-2:') } },
    says: /mf-forms\/stored-samples\/[\w-]+-draft\.json .*is not read/,
  },
  {
    what: 'drafts of bookings are kept under another name',
    package: 'mf-bookings',
    change: { onBothSides: { common: swapped('draft:', 'draft-2:') } },
    says: /mf-bookings\/stored-samples\/hall-draft\.json .*is not read/,
  },
  {
    what: 'a value that another remote hands over is renamed',
    package: 'mf-forms',
    facts: ({ manifest }) => withQuote(manifest),
    says: /hands the text “message” to mf-forms\/quote, which mf-forms .* does not accept/,
  },
];
