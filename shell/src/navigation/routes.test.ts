// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { hashTarget } from './routes.tsx';

beforeEach(() => {
  document.body.innerHTML = '<p id="halls"></p><p id="àríyá"></p><p id="100%off"></p>';
});

test.each([
  { fragment: '#halls', id: 'halls' },
  { fragment: '#%C3%A0r%C3%ADy%C3%A1', id: 'àríyá' },
  { fragment: '#100%off', id: '100%off' },
  { fragment: '#50%', id: undefined },
  { fragment: '#%E0%A4%A', id: undefined },
  { fragment: '#', id: undefined },
  { fragment: '', id: undefined },
])('"$fragment" names $id', ({ fragment, id }) => {
  expect(hashTarget(fragment)?.id).toBe(id);
});
