import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Environment variable with which `npm run dev` passes the page's data blocks to the shell's development
 * server, as JSON.
 */
export const blocksVariable = 'DEV_PAGE_BLOCKS';

function element([id, value]: [string, unknown]): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id },
    children: JSON.stringify(value),
    injectTo: 'body-prepend',
  };
}

/** Adds the data blocks that compose would write to the development page. */
export function devBlocks(): Plugin {
  return {
    name: 'dev-blocks',
    apply: 'serve',
    transformIndexHtml() {
      const blocks = process.env[blocksVariable];
      if (!blocks) throw new Error('this page only works under `npm run dev`');
      return Object.entries(JSON.parse(blocks)).map(element);
    },
  };
}
