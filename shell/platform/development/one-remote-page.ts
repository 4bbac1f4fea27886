import { templateAt } from '../compose/page-document.ts';
import { pageBlockElements, type PageBlocks } from '../../src/page-data/page-blocks.ts';

/** Address of a version of the shell with development React. Its files never change. */
export function developmentBase(version: string): string {
  return `/shell/${version}-development/`;
}

/** Their addresses are relative, so some would not resolve, and locally they gain nothing. */
const preloads = /<link rel="modulepreload"[^>]*>/g;

export type OneRemotePage = {
  /** The page from the shell's development build. */
  built: string;
  /** Version of the shell. */
  version: string;
  blocks: PageBlocks;
  /** Origin of the remote's development server. */
  remote: string;
};

/**
 * Installs the Fast Refresh hook, which has to exist before React loads. The shell was built without the Fast
 * Refresh runtime, so the page takes it from the remote's development server.
 */
function preamble(remote: string): string {
  const runtime = JSON.stringify(`${remote}/@mf-react-refresh-local`);
  return [
    `<script>globalThis.__MF_REACT_REFRESH_URL__=${runtime}</script>`,
    `<script type="module">import{injectIntoGlobalHook}from${runtime};injectIntoGlobalHook(window);`,
    `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>`,
  ].join('');
}

/**
 * The page, the same at every address. Its parts are rendered in the browser only, because only there all code
 * shares one React.
 */
export function oneRemotePage({ built, version, blocks, remote }: OneRemotePage): string {
  return templateAt(developmentBase(version), built)
    .replaceAll(preloads, '')
    .replace('<head>', () => `<head>${preamble(remote)}`)
    .replace('<!--end-->', () => pageBlockElements(blocks));
}
