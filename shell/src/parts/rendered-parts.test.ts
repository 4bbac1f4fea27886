import { expect, test, vi } from 'vitest';
import { createPartStore } from './part-store.ts';

const contact = 'mf-forms/contact';
const View = () => null;
const never = () => Promise.reject(new Error('came with no page'));

/** A store whose parts come when the test says so. */
function storeInTwo() {
  type Asked = { first: () => void; whole: () => void; cut: (error: Error) => void };
  const asked: Asked[] = [];
  const heal = vi.fn();
  const store = createPartStore({
    adopted: never,
    rendered: (_ref, onFirst) =>
      new Promise((resolve, reject) => {
        asked.push({ first: () => onFirst?.(View), whole: () => resolve(View), cut: reject });
      }),
    heal,
  });
  const announced = vi.fn();
  store.subscribe(announced);
  return { store, asked, announced, heal };
}

/** A store of which one part shows its first screen. */
async function shownInPart() {
  const all = storeInTwo();
  const reading = all.store.read(contact);
  all.asked[0]?.first();
  expect(await reading).toBe(View);
  return { ...all, reading };
}

const cut = new Error('cut');

test('a part is shown as soon as its first screen can be, and asked for once', async () => {
  const { store, asked, announced, reading } = await shownInPart();
  let isWhole = false;
  void store.whole(contact)?.then(() => (isWhole = true));
  await Promise.resolve();
  expect(isWhole).toBe(false);
  asked[0]?.whole();
  await store.whole(contact);
  expect(store.read(contact)).toBe(reading);
  expect(asked).toHaveLength(1);
  expect(announced).not.toHaveBeenCalled();
});

test('G-13: what is shown without its rest is broken if that does not come, and is asked for anew', async () => {
  const { store, asked, announced, heal } = await shownInPart();
  asked[0]?.cut(cut);
  await vi.waitFor(() => expect(announced).toHaveBeenCalled());
  expect(store.broken(contact)).toBe(cut);
  store.retry(contact);
  expect(store.broken(contact)).toBeUndefined();
  expect(asked).toHaveLength(2);
  asked[1]?.first();
  asked[1]?.cut(cut);
  await vi.waitFor(() => expect(heal.mock.calls).toEqual([[contact]]));
});

test('a page that was left is not said to be broken, and is asked for anew by who comes back', async () => {
  const { store, asked, announced } = await shownInPart();
  // It is shown, then left.
  store.leavePage();
  store.leavePage();
  asked[0]?.cut(cut);
  await vi.waitFor(() => expect(store.whole(contact)).toBeUndefined());
  expect(store.broken(contact)).toBeUndefined();
  expect(announced).not.toHaveBeenCalled();
  void store.read(contact);
  expect(asked).toHaveLength(2);
});

test('what was broken when its page was left is asked for anew', async () => {
  const { store, asked, announced } = await shownInPart();
  store.leavePage();
  asked[0]?.cut(cut);
  await vi.waitFor(() => expect(announced).toHaveBeenCalled());
  store.leavePage();
  expect(store.broken(contact)).toBeUndefined();
  void store.read(contact);
  expect(asked).toHaveLength(2);
});
