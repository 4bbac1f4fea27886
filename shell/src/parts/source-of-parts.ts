import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';

/** Loads the code of a part; rejects when it cannot be had. */
export type PartSource = (ref: PartRef) => Promise<PartComponent>;
