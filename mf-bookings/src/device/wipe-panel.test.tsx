import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { holdRetentionDays, paymentRetentionDays } from '../storage/retention.ts';
import { WipePanel } from './wipe-panel.tsx';

test('it says for how long the ledgers keep what is paid, and what is not', () => {
  const text = renderToStaticMarkup(<WipePanel isEmpty={false} />).replaceAll(/<[^>]*>|\s+/g, ' ');
  expect(text).toContain(
    `${paymentRetentionDays} days after its day, or after the last payment if that is later`,
  );
  expect(text).toContain(`${holdRetentionDays} days after it expired`);
});
