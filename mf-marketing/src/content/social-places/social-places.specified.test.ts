import { expect, test } from 'vitest';
import { cafe } from './cafe.ts';
import { lounge } from './lounge.ts';
import { nightClub } from './night-club.ts';
import { alcoholAge, capacitySpec, socialSpecs } from './social-specs.ts';

test('FC-22, FC-23, FC-24, K-20: the six specs that the three rooms share', () => {
  for (const room of [nightClub, lounge, cafe])
    expect([capacitySpec(room), ...Object.values(socialSpecs)]).toEqual([
      'Capacity 200',
      'Linens available',
      'Bartenders all inclusive',
      'Table and chair setup and cleaning',
      'On-site management',
      'Indoor and outdoor security guards',
    ]);
});

test('TC-19: alcohol is for guests of 21 and over', () => {
  expect(alcoholAge).toEqual({
    name: '21 and over',
    sentence: 'Alcohol is for guests aged 21 and over.',
  });
});
