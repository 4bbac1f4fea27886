import { expect, test } from 'vitest';
import { provideSiteFacts, siteFacts } from '@venue/shared/contract/site-facts.ts';

test('E-14: a hall that is too small is called so even if no hall seats the guests comfortably', async () => {
  const { venue, ...facts } = siteFacts();
  const [ballRoom, ambali] = venue.halls;
  if (!ballRoom || !ambali) throw new Error('two halls are needed');
  provideSiteFacts({ ...facts, venue: { ...venue, halls: [ballRoom, ambali] } });
  const { capacityHint } = await import('./hall-capacity-hint.ts');
  expect(capacityHint(750, ballRoom)).toMatchObject({ kind: 'too-many', larger: ambali });
});
