import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleChange } from '../../test/sample-change.ts';
import { RequestOrForms } from './request-or-forms.tsx';

const { booking, request } = sampleChange;
const fee = { naira: 300_000, isPaid: false };
const moved = [{ from: booking.days, at: request.at, requestedAt: request.at, fee }];

function drawn(status: typeof booking.status): string {
  const props: Omit<ComponentProps<typeof RequestOrForms>, 'booking'> = {
    now: request.at,
    store: {
      read: () => undefined,
      update: () => {},
      saveAnswer: () => false,
      check: undefined,
      show: () => '',
    },
    services: {
      host: { notify: () => {}, report: () => {} },
      browser: { now: () => request.at, withLock: (_, run) => run() },
      send: async () => ({ kind: 'sent' }),
    },
  };
  return renderToStaticMarkup(
    <RequestOrForms {...props} booking={{ ...booking, status, changes: { moved } }} />,
  );
}

test('the fee for moving can be recorded as paid after the day too, but not without a hold', () => {
  expect(drawn('past')).toContain('I have paid it');
  expect(drawn('not-held')).not.toContain('I have paid it');
});
