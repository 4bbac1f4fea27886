// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import type { PageModules } from './page-modules.ts';
import { createPartSource } from './part-source.ts';

const contact: PartRef = 'mf-forms/contact';
const boot: BootBlock = { entry: '', preload: [], remotes: {} };

/** Modules whose one part lies in a module of this text. */
function modulesWith(
  text: string,
): PageModules & { fetchPart: ReturnType<typeof vi.fn<PageModules['fetchPart']>> } {
  const located = {
    start: [],
    later: [],
    module: `data:text/javascript,${encodeURIComponent(text)}`,
  };
  return {
    loadModuleList: async () => undefined,
    fetchPart: vi.fn<PageModules['fetchPart']>(async () => located),
    prefetchPart: async () => true,
    remotes: () => ({}),
    needsDocument: async () => false,
  };
}

test('a part is loaded once and then returned immediately', async () => {
  const modules = modulesWith(
    `export const remote = { name: 'mf-forms', contract: ${contractVersion}, load: async (part) => () => part };`,
  );
  const source = createPartSource(boot, modules);
  const first = await source(contact);
  const given = vi.fn<(component: PartComponent) => void>();
  void source(contact).then(given);
  // Before any task: a click that has the code already shows the page in its own.
  await Promise.resolve().then(() => undefined);
  expect(given).toHaveBeenCalledExactlyOnceWith(first);
  expect(modules.fetchPart).toHaveBeenCalledOnce();
});

test('a remote of another contract is not rendered', async () => {
  const modules = modulesWith(
    `export const remote = { name: 'mf-forms', contract: 0, load: async () => () => null };`,
  );
  vi.useFakeTimers();
  const refused = expect(createPartSource(boot, modules)(contact)).rejects.toThrow('could not be loaded');
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  vi.useRealTimers();
});
