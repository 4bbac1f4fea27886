import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { fillTemplate } from './fill-template.ts';

const capacities = { ...siteFacts().venue.capacities, eventCenter: 2500 };
const brand = { ...siteFacts().venue.brand, slug: 'ile-ayo' };
const venue = { ...siteFacts().venue, brand, capacities };

test('facts of the venue stand in a text, numbers with their thousands', () => {
  expect(fillTemplate('/facilities/{brand.slug}-hotels', venue)).toBe('/facilities/ile-ayo-hotels');
  expect(fillTemplate('Up to {capacities.eventCenter} guests, {brand.slug}', venue)).toBe(
    'Up to 2,500 guests, ile-ayo',
  );
  expect(fillTemplate('Rooms by the night', venue)).toBe('Rooms by the night');
});

test.each(['{brand.slog}', '{brand}', '{toString.name}', '{capacities.eventCenter.length}'])(
  '%s is no fact, and is refused by its name',
  (asked) => {
    expect(() => fillTemplate(`/x/${asked}`, venue)).toThrow(`asks for ${asked}, which the venue's document`);
  },
);
