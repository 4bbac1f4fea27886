import { expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once for all who ask', async () => {
  let loads = 0;
  const load = loadOnce(async () => ++loads);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

it('loads again after a failure', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('cut');
    return 'here';
  });
  await expect(load()).rejects.toThrow('cut');
  expect(await load()).toBe('here');
});

it('lets nobody wait without end, and gives the next one what came late', async () => {
  let arrive = (_value: string) => {};
  const hanging = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const load = loadOnce(() => hanging, 5);
  await expect(load()).rejects.toThrow('not loaded in 5 ms');
  arrive('here');
  expect(await load()).toBe('here');
});
