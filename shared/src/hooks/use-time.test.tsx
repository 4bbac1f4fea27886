// @vitest-environment happy-dom

import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { provideSiteFacts, siteFacts } from '../contract/site-facts.ts';
import { useTodayOrComposedDay } from './use-time.ts';

const facts = siteFacts();
afterEach(() => {
  provideSiteFacts(facts);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Day() {
  return <p>{useTodayOrComposedDay()}</p>;
}

test('a page composed weeks ago is hydrated as it is, and then shows today', async () => {
  provideSiteFacts({ ...facts, composedOn: '2026-11-02' });
  vi.useFakeTimers({ now: Date.parse('2026-11-30T23:30:00Z'), toFake: ['Date'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Day />);
  expect(root.textContent).toBe('2026-11-02');
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(root, <Day />, { onRecoverableError });
  });
  expect(root.textContent).toBe('2026-12-01');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
