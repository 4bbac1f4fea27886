import type { Plugin } from 'vite';

/**
 * The packages that exist once in a page, provided by the shell. Nothing else is shared, because a shared
 * package is shipped whole, without tree-shaking.
 */
export const singletons = ['react', 'styled-components'] as const;

const requests = [...singletons, 'react/jsx-runtime'];
const imports = requests.map((name, index) => `import * as singleton${index} from '${name}';`).join('');
const uses = `void [${requests.map((_name, index) => `singleton${index}`).join()}];`;

/**
 * The federation plugin decides which exports of shared packages are used 10 ms after it has parsed the last
 * module that it knows of: on a busy machine, before it has seen all of them. Builds would then lack exports,
 * or differ from each other. A namespace import in the entry, for which it always waits, uses all exports.
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
