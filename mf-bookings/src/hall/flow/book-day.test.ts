import { expect, test, vi } from 'vitest';
import { stop } from './book-day.ts';
import type { FormStop } from './form-stop.ts';

function stopped(reason: FormStop) {
  const [report, notify, dispatch] = [vi.fn(), vi.fn(), vi.fn()];
  const handover = () => ({ read: () => ({}), write: () => {}, watch: () => () => {} });
  stop({ host: { report, notify, handover }, dispatch }, reason);
  expect(dispatch).toHaveBeenCalledWith({ type: 'stopped', stop: reason });
  expect(notify).toHaveBeenCalledOnce();
  return report;
}

test('a reservation service that fails is reported as such; what a visitor can put right is no failure of ours', () => {
  const error = new Error('no answer');
  expect(stopped({ kind: 'failed', error, maybeHeld: false })).toHaveBeenCalledWith(error, 'reservation');
  const slip = stopped({ kind: 'refused', message: 'Please fill in all inputs', problems: [] });
  expect(slip).not.toHaveBeenCalled();
});
