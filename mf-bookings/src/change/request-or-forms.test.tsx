import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RequestOrForms } from './request-or-forms.tsx';
import { sampleChange } from '../../test/sample-change.ts';

const { subject, request } = sampleChange;
const fee = { naira: 300_000, isPaid: false };
const moved = [{ from: subject.days, at: request.at, requestedAt: request.at, fee }];

function drawn(status: typeof subject.status): string {
  const props: Omit<ComponentProps<typeof RequestOrForms>, 'subject'> = {
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
      browser: { now: () => request.at, inTurn: (_, run) => run() },
      send: async () => ({ kind: 'sent' }),
    },
  };
  return renderToStaticMarkup(
    <RequestOrForms {...props} subject={{ ...subject, status, changes: { moved } }} />,
  );
}

test('the fee for moving can be recorded as paid after the day too, but not without a hold', () => {
  expect(drawn('day-over')).toContain('I have paid it');
  expect(drawn('hold-over')).not.toContain('I have paid it');
});
