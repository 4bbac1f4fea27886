import type { Plugin } from 'vite';

/** Vite's own module, which preloads what an `import()` needs, and raises an event if that fails. */
const helper = '\0vite/preload-helper.js';

const code = `const preloaded = new Set();
function preload({ href }) {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
export function __vitePreload(load, needed, importer) {
  needed?.forEach((file) => preload(new URL(file, importer)));
  return load().catch((payload) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  });
}`;

/**
 * Replaces Vite's helper, of which every package has a copy, with a third of its bytes: no module here needs
 * style sheets or nonces.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? { code, map: null } : undefined),
  };
}

/**
 * Makes the browser compile all functions of a file in the background while it downloads, instead of each
 * when it is first called.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Pages have modules of their own, so nearly all functions of a module are called once its page is shown. */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hint + file.code;
    },
  };
}
