import { expect, test } from 'vitest';
import { cutOffModules } from './cut-off-modules.ts';

const file = 'https://venue.example/mf-x/1/assets/view-Ab3dEf7h.js';
const said = (hash: string) =>
  `None of the “sha256” hashes match the content of the subresource at “${file}”. The computed hash is “${hash}”.`;
const empty = said('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');

function watched() {
  const complaints: string[] = [];
  return { complaints, ...cutOffModules((words) => void complaints.push(words)) };
}

test('a module that never arrives, as its page was left, is no complaint', () => {
  const { complaints, asked, holdsBack } = watched();
  asked(file);
  expect(holdsBack(empty)).toBe(true);
  expect(complaints).toEqual([]);
});

test('one that arrives empty is, whether it is said before or after', () => {
  const before = watched();
  before.holdsBack(empty);
  before.arrived(file);
  expect(before.complaints).toEqual([empty]);
  const after = watched();
  after.arrived(file);
  expect(after.holdsBack(empty)).toBe(false);
});

test('one that arrived on a page before, and is cut off on this one, is none', () => {
  const { arrived, asked, holdsBack } = watched();
  arrived(file);
  asked(file);
  expect(holdsBack(empty)).toBe(true);
});

test('one that the next page asks for again is none, when it arrives there', () => {
  const { complaints, arrived, asked, holdsBack } = watched();
  asked(file);
  expect(holdsBack(empty)).toBe(true);
  asked(file);
  arrived(file);
  expect(complaints).toEqual([]);
});

test('one with other content is, at once', () => {
  expect(watched().holdsBack(said('b3RoZXI='))).toBe(false);
});
