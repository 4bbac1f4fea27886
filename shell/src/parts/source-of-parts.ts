import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';

/** Called with a part whose first screen can be shown, and that shows the rest when its code has come. */
export type OnFirst = (component: PartComponent) => void;

/** Loads the code of a part; rejects when it cannot be had. */
export type PartSource = (ref: PartRef, onFirst?: OnFirst) => Promise<PartComponent>;
