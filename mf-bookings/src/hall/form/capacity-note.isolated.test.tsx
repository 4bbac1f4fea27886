// @vitest-environment happy-dom

import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { provideSiteFacts, siteFacts } from '@venue/shared/contract/site-facts.ts';
import { drawAlone } from '@venue/shared/ui/sample-root.ts';

test('E-14: thousands of guests are in figures with a comma', async () => {
  const { venue, ...facts } = siteFacts();
  const [small, large] = venue.halls;
  if (!small || !large) throw new Error('two halls are needed');
  const holds = (guests: number) => ({ listed: { from: guests, to: guests }, inTerms: guests });
  const halls = [
    { ...small, ...holds(1000) },
    { ...large, ...holds(2000) },
  ];
  provideSiteFacts({ ...facts, venue: { ...venue, halls } });
  const { CapacityNote } = await import('./capacity-note.tsx');
  function Guests() {
    const form = useRef<HTMLFormElement>(null);
    return (
      <form ref={form}>
        <input name="hall" defaultValue={small?.name} />
        <input name="noOfPeople" defaultValue="1200" />
        <CapacityNote form={form} />
      </form>
    );
  }
  const page = document.createElement('div');
  drawAlone(<Guests />, page);
  await vi.waitUntil(() => page.textContent.includes('1,200'));
  expect(page.textContent).toContain('which seats 1,000 at most');
});
