import type { Plugin } from 'vite';

/**
 * The packages that exist once in a page, provided by the shell. Nothing else is shared:
 * a shared package travels whole, without tree-shaking.
 */
export const singletons = ['react', 'styled-components'] as const;

const requests = [...singletons, 'react/jsx-runtime'];
const imports = requests.map((name, index) => `import * as singleton${index} from '${name}';`).join('');
const uses = `void [${requests.map((_name, index) => `singleton${index}`).join()}];`;

/**
 * The federation plugin decides what becomes of shared packages 10 ms after the last module that it knows of was parsed:
 * on a busy machine before it has seen all of them. Of a remote it then drops exports, of the shell it writes another
 * share map, so that two builds differ. A namespace import in the entry, which it always waits for, is seen in time.
 */
export function wholeSingletons(entry: string): Plugin {
  return {
    name: 'whole-singletons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith(`/${entry}`) ? { code: `${imports}${uses}${code}`, map: null } : undefined;
    },
  };
}
