import { registry } from '../../shared/src/contract/registry.ts';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { BootBlock } from '../src/early/early-api.ts';
import { chosenConfig } from './chosen-config.ts';

function block(id: string, value: unknown): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id },
    children: JSON.stringify(value),
    injectTo: 'body-prepend',
  };
}

/** Writes the release and configuration blocks into the development page: every remote from its own dev server. */
export function devBlocks(): Plugin {
  return {
    name: 'dev-blocks',
    apply: 'serve',
    async transformIndexHtml() {
      const remotes = Object.entries(registry).map(
        ([name, { port }]) => [name, { base: `http://127.0.0.1:${port}/`, entry: [], parts: {} }] as const,
      );
      const boot: BootBlock = { entry: '', preload: [], remotes: Object.fromEntries(remotes) };
      const config = await chosenConfig({ SITE_CONFIG: 'sandbox', ...process.env });
      return [block('boot', boot), block('config', config)];
    },
  };
}
