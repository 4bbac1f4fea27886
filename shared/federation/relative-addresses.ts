import path from 'node:path';
import type { Plugin } from 'vite';

type BuiltFile = { hostId: string; hostType: 'js' | 'css' | 'html' };

/** The function with which a module finds the address of a file that is published with it. */
const published = '__published';
const ownFolder = `new URL(".",import.meta.url).pathname`;
/** A server module is in `…/<package>/<version>/server/`; the site publishes the files that it names in `/<package>/<version>/`. */
const siteFolder = String.raw`${ownFolder}.replace(/^.*(\/[^/]+\/[^/]+)\/server\//,"$1/")`;

function builtAddress(file: string, { hostId, hostType }: BuiltFile) {
  if (hostType !== 'js' || file.endsWith('.js')) return { relative: true };
  const from = path.posix.relative(path.posix.dirname(hostId), file);
  return { runtime: `/*@__PURE__*/${published}(${JSON.stringify(from)})` };
}

/**
 * For builds that do not know where they will be published. Modules name pictures and fonts relative to themselves, and server and browser
 * render the same address (`/mf-forms/0.1.0-abc/assets/x.avif`).
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
