import { expect, test } from 'vitest';
import { depositRuleOf } from './hall-terms.ts';

test('TC-05: the deposit rule says the days of its terms', () => {
  const ruleOf = (refundBusinessDays: number) => depositRuleOf({ refundBusinessDays, refundLessPercent: 20 });
  expect(ruleOf(5)).toContain('within 5 business days of booking returns it less 20% of it');
  expect(ruleOf(1)).toContain('within 1 business day of booking');
});
