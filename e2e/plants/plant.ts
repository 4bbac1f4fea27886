import type { Release, ReleaseFacts } from '@venue/shell/release/release-schema.ts';
import type { ReleaseChange } from '../site/release-changes.ts';

/** A change of a built release, as somebody's sources would have made it. */
export type Plant = {
  what: string;
  package: string;
  change?: ReleaseChange;
  /** The change in the sources themselves, for what only a build shows: it is made in a copy of the checkout. */
  sources?: (checkout: string) => Promise<void>;
  /** Whether visitors get the same bytes, so that there is no new version. */
  isSame?: boolean;
  /** What the release then says of itself. */
  facts?: (live: Release) => Partial<ReleaseFacts>;
};

/** A change that hurts visitors, and what the refusal says of it. */
export type BreakingPlant = Plant & { says: RegExp };
