import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workspace = fileURLToPath(new URL('../../', import.meta.url));
/** `componentId: "mf-forms__sc-axq9bs-0"`, with the compiler's hash of the file's path on this machine in the middle. */
const componentId = /(componentId: "[\w-]+__sc-)\w+(-\d+")/g;

/** Six characters for a file, the same in every checkout. */
function fileHash(id: string): string {
  const [file = ''] = path.relative(workspace, id).split('?');
  const digest = createHash('sha256').update(file.replaceAll(path.sep, '/')).digest('hex');
  return Number.parseInt(digest.slice(0, 12), 16).toString(36).slice(-6);
}

/** Names styled components by the file's path in the repository, so that two checkouts build the same bytes. */
export function stableStyleIds(): Plugin {
  return {
    name: 'stable-style-ids',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!code.includes('componentId: "')) return undefined;
      return { code: code.replaceAll(componentId, `$1${fileHash(id)}$2`), map: null };
    },
  };
}
