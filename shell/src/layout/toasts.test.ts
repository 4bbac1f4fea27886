import { expect, test, vi } from 'vitest';

const raised = vi.hoisted(() => new Map<number, string>());

vi.mock('react-toastify/unstyled', () => {
  let last = 0;
  const toast = (text: string) => {
    last += 1;
    raised.set(last, text);
    return last;
  };
  toast.dismiss = (id: number) => raised.delete(id);
  return { toast, ToastContainer: () => null };
});

const { notify } = await import('./toasts.tsx');

test('a new toast replaces earlier errors', () => {
  notify('error', 'Something went wrong. Try again');
  notify('success', 'Payment Successful');
  expect([...raised.values()]).toEqual(['Payment Successful']);
  notify('error', 'Please fill in all inputs');
  expect([...raised.values()]).toEqual(['Payment Successful', 'Please fill in all inputs']);
  notify('error', 'Please make sure you agree to Terms and conditions');
  expect([...raised.values()]).toEqual([
    'Payment Successful',
    'Please make sure you agree to Terms and conditions',
  ]);
});
