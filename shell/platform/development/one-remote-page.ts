import { templateAt } from '../compose/page-document.ts';
import { pageBlockElements, type PageBlocks } from '../../src/page/page-blocks.ts';

/** Where the page looks for a version of the shell with development React: what is there never changes. */
export function developmentBase(version: string): string {
  return `/shell/${version}-development/`;
}

/** Half of them lead nowhere from a page that lies elsewhere, and all of it is on this machine anyway. */
const preloads = /<link rel="modulepreload"[^>]*>/g;

export type AlonePage = {
  /** The page that the shell's build for development made. */
  built: string;
  /** The version of the shell. */
  version: string;
  blocks: PageBlocks;
  /** Origin of the remote's development server. */
  remote: string;
};

/**
 * React tells Fast Refresh what it draws only if it finds its hook there when it is loaded, so this stands before it. The shell
 * was built without one: remote and page share the runtime that the remote's development server has.
 */
function preamble(remote: string): string {
  const runtime = JSON.stringify(`${remote}/@mf-react-refresh-local`);
  return [
    `<script>globalThis.__MF_REACT_REFRESH_URL__=${runtime}</script>`,
    `<script type="module">import{injectIntoGlobalHook}from${runtime};injectIntoGlobalHook(window);`,
    `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>`,
  ].join('');
}

/** The page of every address: the browser draws all of it, as only there everything is of one React. */
export function alonePage({ built, version, blocks, remote }: AlonePage): string {
  return templateAt(developmentBase(version), built)
    .replaceAll(preloads, '')
    .replace('<head>', () => `<head>${preamble(remote)}`)
    .replace('<!--end-->', () => pageBlockElements(blocks));
}
