import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Variable by which `npm run dev` hands the blocks of the page to the shell's development server, as JSON. */
export const blocksVariable = 'DEV_PAGE_BLOCKS';

function element([id, value]: [string, unknown]): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id },
    children: JSON.stringify(value),
    injectTo: 'body-prepend',
  };
}

/** Writes the blocks that compose would write into the development page. */
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
