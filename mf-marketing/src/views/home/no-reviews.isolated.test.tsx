import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Reviews } from './reviews.tsx';

vi.mock('../../../content/reviews.data.ts', () => ({ reviewFiles: [] }));

test('where the last review was taken away, nothing stands in its place', () => {
  expect(renderToStaticMarkup(<Reviews />)).toBe('');
});
