import type { Plugin } from 'vite';

const mark = '\0imported-style:';
const carrier = '@venue/shared/contract/imported-styles.tsx';

/**
 * Lets a remote `import './x.css'`. Pages allow no style sheets from elsewhere, so the text comes along in the module that imports it,
 * and stands on every page that has a part of the remote, held to its parts (`scopedStyles`). (Vite itself does this in development.)
 */
export function importedStyles(): Plugin {
  return {
    name: 'imported-styles',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css')) return undefined;
      if (source.endsWith('.module.css')) {
        this.error(
          `${source}, which ${importer} imports, would have other class names in each build: write it as a plain .css, or with styled-components`,
        );
      }
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${mark}${found.id}.js`;
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined;
      const file = id.slice(mark.length, -'.js'.length);
      return `import { carryStyle } from ${JSON.stringify(carrier)};import text from ${JSON.stringify(`${file}?inline`)};carryStyle(text);`;
    },
  };
}
