import { expect, test } from 'vitest';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

const modules = import.meta.glob<Record<string, PictureRecord>>('./pictures/*.ts', { eager: true });
const pictures = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported).map((picture) => ({ file, picture })),
);

test('there is a record for every kind of room, hall and event', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(26);
});

test.each(pictures)('$file says what it shows and how large it is', ({ picture }) => {
  expect(picture.alt).toMatch(/^[A-Z].{20,}[^.]$/);
  expect(picture.width).toBeGreaterThan(0);
  expect(picture.height).toBeGreaterThan(0);
  expect(picture.focus).toMatch(/^\d+% \d+%$/);
});

test.each(pictures)('Q-12: $file shows something within 150 bytes', ({ picture }) => {
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(picture.placeholder.length).toBeLessThanOrEqual(150);
});

test.each(pictures)('Q-14: $file has a small size', ({ picture }) => {
  expect(['360', '480']).toContain(Object.keys(picture.avif)[0]);
});
