// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { inTwo } from './in-two.tsx';
import type { PartLoader } from './remote.tsx';

type Form = { fields: string };

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const First = ({ below }: { below: Form | undefined }) => <p>Write to us: {below?.fields ?? 'to come'}</p>;
const loadFirst = async () => First;

async function shown(View: ComponentType): Promise<HTMLElement> {
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(<View />));
  return place;
}

/** Attempts to load the rest, which the test settles. */
function attempts() {
  const waiting: { resolve: (form: Form) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<Form>((resolve, reject) => void waiting.push({ resolve, reject }));
  return { waiting, load };
}

/** Begins to load a view; gives what can be shown first, and the promise of the whole. */
async function begin(loader: PartLoader) {
  const first = vi.fn<(View: ComponentType) => void>();
  const whole = loader(first);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  const [[View] = []] = first.mock.calls;
  if (!View) throw new Error('nothing can be shown');
  return { View, whole };
}

test('a view is shown with its first screen, and with the rest when that has come', async () => {
  const { waiting, load } = attempts();
  const { View, whole } = await begin(inTwo(loadFirst, load));
  const place = await shown(View);
  expect(place.textContent).toBe('Write to us: to come');
  await act(async () => waiting[0]?.resolve({ fields: 'name' }));
  expect(place.textContent).toBe('Write to us: name');
  expect(await whole).toBe(View);
});

test('who asks for the whole is shown the whole at once', async () => {
  const place = await shown(await inTwo(loadFirst, async () => ({ fields: 'name' }))());
  expect(place.textContent).toBe('Write to us: name');
});

test('a rest that did not come is said to be missing, and comes to what is shown by a later attempt', async () => {
  const { waiting, load } = attempts();
  const loader = inTwo(loadFirst, load);
  const { View, whole } = await begin(loader);
  const place = await shown(View);
  waiting[0]?.reject(new Error('cut'));
  await expect(whole).rejects.toThrow('cut');
  expect(place.textContent).toBe('Write to us: to come');
  const again = loader();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  await act(async () => waiting[1]?.resolve({ fields: 'name' }));
  await again;
  expect(place.textContent).toBe('Write to us: name');
});

test('the modules of the first screen run before those of the rest: their order is that of styles', async () => {
  const order: string[] = [];
  await inTwo(
    async () => {
      await Promise.resolve();
      order.push('first');
      return First;
    },
    async () => {
      order.push('rest');
      return { fields: 'name' };
    },
  )();
  expect(order).toEqual(['first', 'rest']);
});
