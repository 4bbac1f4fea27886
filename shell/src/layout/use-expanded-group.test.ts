import { expect, test } from 'vitest';
import { nextExpandedGroup, type GroupEvent, type ExpandedGroup } from './use-expanded-group.ts';

function after(...events: GroupEvent[]): ExpandedGroup {
  return events.reduce(nextExpandedGroup, undefined as ExpandedGroup);
}

const about = { id: 'about' } as const;

test('H-13: hovering opens, leaving closes', () => {
  expect(after({ kind: 'entered', ...about })).toEqual({ id: 'about', by: 'pointer' });
  expect(after({ kind: 'entered', ...about }, { kind: 'left', ...about })).toBeUndefined();
});

test('H-13: a press keeps what hovering opened, and the next one closes it', () => {
  const pressed = [
    { kind: 'entered', ...about },
    { kind: 'pressed', ...about },
    { kind: 'left', ...about },
  ] as const;
  expect(after(...pressed)).toEqual({ id: 'about', by: 'press' });
  expect(after(...pressed, { kind: 'pressed', ...about })).toBeUndefined();
});

test('H-13: only one is open at a time', () => {
  expect(after({ kind: 'pressed', ...about }, { kind: 'entered', id: 'media' })?.id).toBe('media');
});

test('H-13: Esc closes its own group only', () => {
  const media: GroupEvent = { kind: 'pressed', id: 'media' };
  expect(after(media, { kind: 'hidden', ...about })?.id).toBe('media');
  expect(after(media, { kind: 'hidden', id: 'media' })).toBeUndefined();
});

test('H-13: what was opened before hydration stays open', () => {
  expect(after({ kind: 'shown', ...about })).toEqual({ id: 'about', by: 'press' });
  expect(after({ kind: 'pressed', id: 'media' }, { kind: 'hidden', ...about })?.id).toBe('media');
});
