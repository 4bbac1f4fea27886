import type { Plugin } from 'vite';

/** Asks the browser to compile all functions of a file while it arrives, beside the page, instead of each when it is first called. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** What a page needs is in files of its own, so nearly all of a file is called once its page is shown. */
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
