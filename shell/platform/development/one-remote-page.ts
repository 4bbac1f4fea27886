import { templateAt } from '../compose/page-document.ts';
import { pageBlockElements, type PageBlocks } from '../../src/page/page-blocks.ts';

/** Where the page looks for a version of the shell with development React: what is there never changes. */
export function developmentBase(version: string): string {
  return `/shell/${version}-development/`;
}

/** Their addresses are relative, so half of them would lead nowhere; and on one machine nothing is gained by them. */
const preloads = /<link rel="modulepreload"[^>]*>/g;

export type OneRemotePage = {
  /** The page that the shell's build for development made. */
  built: string;
  /** The version of the shell. */
  version: string;
  blocks: PageBlocks;
  /** Origin of the remote's development server. */
  remote: string;
};

/**
 * Installs the hook of Fast Refresh, which React looks for when it is loaded, so this stands before it. The shell was built without
 * the runtime of Fast Refresh: the page takes that of the remote's development server.
 */
function preamble(remote: string): string {
  const runtime = JSON.stringify(`${remote}/@mf-react-refresh-local`);
  return [
    `<script>globalThis.__MF_REACT_REFRESH_URL__=${runtime}</script>`,
    `<script type="module">import{injectIntoGlobalHook}from${runtime};injectIntoGlobalHook(window);`,
    `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>`,
  ].join('');
}

/** The page, the same at every address. It has no HTML of its parts: the browser draws them all, because only there all code has one React. */
export function oneRemotePage({ built, version, blocks, remote }: OneRemotePage): string {
  return templateAt(developmentBase(version), built)
    .replaceAll(preloads, '')
    .replace('<head>', () => `<head>${preamble(remote)}`)
    .replace('<!--end-->', () => pageBlockElements(blocks));
}
