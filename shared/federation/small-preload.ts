import type { Plugin } from 'vite';

/** Vite's own module, which asks for what an `import()` needs side by side and says so when it cannot be had. */
const helper = '\0vite/preload-helper.js';

const code = `const asked = new Set();
function ask({ href }) {
  if (asked.has(href)) return;
  asked.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
export function __vitePreload(load, needed, importer) {
  needed?.forEach((file) => ask(new URL(file, importer)));
  return load().catch((payload) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  });
}`;

/** Vite’s helper in a third of its bytes, as each package brings one: no module here has style sheets or nonces. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? { code, map: null } : undefined),
  };
}
