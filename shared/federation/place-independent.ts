import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type BuiltFile = { hostId: string; hostType: 'js' | 'css' | 'html' };

/** The function with which a module finds the address of a file that is published with it. */
const published = '__published';
const ownFolder = `new URL(".",import.meta.url).pathname`;
/**
 * A server module is in `…/<package>/<version>/server/`; the site publishes the files that it names in
 * `/<package>/<version>/`.
 */
const siteFolder = String.raw`${ownFolder}.replace(/^.*(\/[^/]+\/[^/]+)\/server\//,"$1/")`;

function builtAddress(file: string, { hostId, hostType }: BuiltFile) {
  if (hostType !== 'js' || file.endsWith('.js')) return { relative: true };
  const from = path.posix.relative(path.posix.dirname(hostId), file);
  return { runtime: `/*@__PURE__*/${published}(${JSON.stringify(from)})` };
}

/**
 * For builds that do not know where they will be published. Modules name pictures and fonts relative to
 * themselves, and server and browser render the same address (`/mf-forms/0.1.0-abc/assets/x.avif`).
 */
export function relativeAddresses(): Plugin {
  return {
    name: 'relative-addresses',
    apply: 'build',
    enforce: 'post',
    config: () => ({ base: './', experimental: { renderBuiltUrl: builtAddress } }),
    renderChunk(code) {
      if (!code.includes(published)) return undefined;
      const folder = this.environment.config.consumer === 'server' ? siteFolder : ownFolder;
      return { code: `const ${published}=((at)=>(file)=>at+file)(${folder});${code}`, map: null };
    },
  };
}

const workspace = fileURLToPath(new URL('../../', import.meta.url));
/** `componentId: "mf-forms__sc-axq9bs-0"`: the package, and the compiler's hash of the file's path on this machine. */
const componentId = /(?<=componentId: ")([\w-]+)__sc-\w+(?=-\d+")/g;

/**
 * Six characters for a file in a package, the same in every checkout. The first is a letter, as in every
 * class name.
 */
function fileHash(id: string, packageName: string): string {
  const [file = ''] = path.relative(workspace, id).split('?');
  const digest = createHash('sha256')
    .update(`${packageName} ${file.replaceAll(path.sep, '/')}`)
    .digest('hex');
  return `s${Number.parseInt(digest.slice(0, 12), 16).toString(36).slice(-5)}`;
}

/**
 * Names styled components by the file's path in the repository, so that two checkouts build the same bytes.
 * The names are short, because every page contains them twice.
 */
export function stableStyleIds(): Plugin {
  return {
    name: 'stable-style-ids',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!code.includes('componentId: "')) return undefined;
      const named = code.replaceAll(componentId, (_, packageName: string) => fileHash(id, packageName));
      return { code: named, map: null };
    },
  };
}
