import type { Slot } from '@venue/shared/contract/manifest.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { partRef } from '../site/pages.ts';
import { Part } from './part.tsx';

const { slots } = siteFacts();

/** The fragments that remotes put into a place of the frame, on every page. */
export function SlotFragments({ slot }: { slot: Slot }) {
  return slots[slot]?.map((name) => <Part key={name} of={partRef(name)} size="fragment" />);
}
