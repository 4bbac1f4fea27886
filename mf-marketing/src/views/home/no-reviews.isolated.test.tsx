import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Reviews } from './reviews.tsx';

vi.mock('../../../content/reviews.data.ts', () => ({ reviewFiles: [] }));

test('without reviews the section is left out', () => {
  expect(renderToStaticMarkup(<Reviews />)).toBe('');
});
