import type { FaultInput } from '@venue/sandbox/fault.ts';

/** What happens to one message. */
export type Fate = 'passes' | 'lost on the way' | 'answer lost' | 'refused';

const email = { service: 'email', times: 1 } as const;

/** How the sandbox brings a fate about. */
export const faultOf = {
  passes: undefined,
  'lost on the way': { ...email, kind: 'down' },
  'answer lost': { ...email, kind: 'no-cors' },
  refused: { ...email, kind: 'status', status: 500 },
} as const satisfies Record<Fate, FaultInput | undefined>;

const likely: readonly Fate[] = ['passes', 'passes', 'passes', 'lost on the way', 'answer lost', 'refused'];

/** Fates in an order that looks random and is always the same (a linear congruential generator). */
export function drawFates(count: number, seed: number): Fate[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return likely[Math.floor((state / 2 ** 31) * likely.length)] ?? 'passes';
  });
}
