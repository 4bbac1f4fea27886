import type { Plugin } from 'vite';
import { serverExternals } from './singletons.ts';

const imports = serverExternals
  .map((name, index) => `import * as singleton${index} from '${name}';`)
  .join('');
const uses = `void [${serverExternals.map((_name, index) => `singleton${index}`).join()}];`;

/**
 * The federation plugin drops exports of shared packages that it has not seen used, and decides so 10 ms after the
 * last module that it knows of was parsed: on a busy machine before it has seen all of them. A namespace import in
 * the entry, which it always waits for, makes it keep every export.
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
