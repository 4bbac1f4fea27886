import { expect, test } from 'vitest';
import { numberIn } from './number-in.ts';

test('FC-15: people are read as people type them', () => {
  expect(['650', ' 650 ', '1,200', '1 200'].map(numberIn)).toEqual([650, 650, 1200, 1200]);
  expect(['', '-3', '12.5', 'many', '1e3', '12345678'].map(numberIn)).toEqual([0, 0, 0, 0, 0, 0]);
});
