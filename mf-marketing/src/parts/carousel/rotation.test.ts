import { expect, test } from 'vitest';
import { hold, initialRotation, isRotating, letGo, togglePause, wantsToRotate } from './rotation.ts';

test('T-06: hovering holds the slides, leaving lets them go', () => {
  const hovered = hold(initialRotation, 'hover');
  expect(isRotating(initialRotation, false)).toBe(true);
  expect(isRotating(hovered, false)).toBe(false);
  expect(isRotating(letGo(hovered, 'hover'), false)).toBe(true);
});

test('out of sight they stay as they are', () => {
  const away = hold(initialRotation, 'away');
  expect(isRotating(away, false)).toBe(false);
  expect(isRotating(letGo(away, 'away'), false)).toBe(true);
});

test('T-13: focus holds them even after the pointer has left', () => {
  const both = hold(hold(initialRotation, 'hover'), 'focus');
  expect(isRotating(letGo(both, 'hover'), false)).toBe(false);
  expect(hold(both, 'focus')).toBe(both);
});

test('T-13: nothing moves by itself where less motion or less data is asked for', () => {
  expect(isRotating(initialRotation, true)).toBe(false);
  expect(isRotating(togglePause(initialRotation, true), true)).toBe(true);
});

test('T-13: Pause lasts until it is lifted, which starts at once', () => {
  const paused = togglePause(hold(initialRotation, 'hover'), false);
  expect(wantsToRotate(paused, false)).toBe(false);
  expect(isRotating(letGo(paused, 'hover'), false)).toBe(false);
  expect(isRotating(togglePause(paused, false), false)).toBe(true);
});
