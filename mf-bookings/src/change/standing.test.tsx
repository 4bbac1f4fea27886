import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Standing } from './standing.tsx';
import { sampleChange } from '../../test/sample-change.ts';

const { subject, request } = sampleChange;
const fee = { naira: 300_000, isPaid: false };
const moved = [{ from: subject.days, at: request.at, requestedAt: request.at, fee }];

function standing(status: typeof subject.status): string {
  const props: Omit<ComponentProps<typeof Standing>, 'subject'> = {
    now: request.at,
    kept: {
      read: () => undefined,
      update: () => {},
      saveAnswer: () => false,
      check: undefined,
      show: () => '',
    },
    services: {
      host: { notify: () => {}, report: () => {} },
      browser: { now: () => request.at, inTurn: (_, run) => run() },
      send: async () => ({ kind: 'sent' }),
    },
  };
  return renderToStaticMarkup(<Standing {...props} subject={{ ...subject, status, changes: { moved } }} />);
}

test('the fee for moving can be recorded as paid after the day too, but not without a hold', () => {
  expect(standing('day-over')).toContain('I have paid it');
  expect(standing('hold-over')).not.toContain('I have paid it');
});
