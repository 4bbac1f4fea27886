import { expect, test } from 'vitest';
import { newsText } from './hall-news.tsx';

test('M-07, M-08, M-10, M-11: the messages of invoice and payment', () => {
  const text = (news: keyof typeof newsText) => newsText[news].toast?.text;
  expect(text('invoice-sent')).toBe('Invoice Sent Successfully');
  expect(text('invoice-not-sent')).toBe('Something went wrong. Try again');
  expect(text('closed-after-shown')).toBe('Something went wrong. Try again');
  expect(text('closed-before-shown')).toBe('Something went wrong. Try again');
  expect(text('unavailable')).toBe("Unable to load the card provider's inline script");
  expect(text('paid')).toBe('Payment Successful');
});

test('only what is sent and what is paid is good news', () => {
  const good = Object.entries(newsText).filter(([, { toast }]) => toast?.kind === 'success');
  expect(good.map(([news]) => news)).toEqual(['invoice-sent', 'paid']);
});
