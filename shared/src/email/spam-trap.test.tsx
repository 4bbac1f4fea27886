import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SpamTrap } from './spam-trap.tsx';

test('Q-15: no browser and no password manager fills the trap in a person’s name', () => {
  const markup = renderToStaticMarkup(<SpamTrap id="trap" />);
  for (const asked of [
    'autoComplete="off"',
    'data-1p-ignore=""',
    'data-lpignore="true"',
    'data-bwignore=""',
    'data-form-type="other"',
  ]) {
    expect(markup).toContain(asked);
  }
});
