import { expect, test } from 'vitest';
import { cafe } from './cafe.ts';
import { lounge } from './lounge.ts';
import { nightClub } from './night-club.ts';
import { socialSpecs } from './social-specs.ts';

test('FC-22, FC-23, FC-24, K-20: the six specs that the three rooms share', () => {
  for (const room of [nightClub, lounge, cafe])
    expect(socialSpecs(room).map(({ name }) => name)).toEqual([
      'Capacity 200',
      'Linens available',
      'Bartenders all inclusive',
      'Table and chair setup and clean',
      'On-site management',
      'Indoor and outdoor security guards',
    ]);
});

test('TC-19: where alcohol is poured, the page says from what age', () => {
  for (const { about } of [nightClub, lounge, cafe])
    expect(about.paragraphs.join(' ')).toContain('guests aged 21 and over');
});

test('FC-22, FC-23, FC-24: no room sends its guests to itself', () => {
  for (const { name, around } of [nightClub, lounge, cafe])
    for (const { place } of around.neighbours) expect(place).not.toContain(name.toLowerCase());
});
