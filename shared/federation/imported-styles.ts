import type { Node, Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';

const mark = '\0imported-style:';
const carrier = '@venue/shared/contract/imported-styles.tsx';

/**
 * Lets a remote `import './x.css'`. The policy of pages allows no linked style sheets, so the module that
 * imports it contains the text, which is in every page with a part of the remote and applies to these parts
 * only ({@link scopedStyles}). In development Vite does this itself.
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

const wholePage = /^(?::root|:host|html|body)(?![\w-])/;

/** False for keyframes and nested rules, whose selectors match nothing in the page by themselves. */
function isSelectorOfPage({ parent }: Pick<Node, 'parent'>): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return true;
  if (parent.type === 'rule' || ('name' in parent && String(parent.name).endsWith('keyframes'))) return false;
  return isSelectorOfPage(parent);
}

/**
 * Limits the rules of imported style sheets to the parts of their remote: `h1 {…}` of one team must not
 * change the pages of another. Their specificity stays the same. Rules for `:root`, `html` or `body` apply to
 * the parts.
 */
export function scopedStyles(remote: string): PostcssPlugin {
  const part = `:where([data-part^='${remote}/'])`;
  return {
    postcssPlugin: 'scoped-styles',
    OnceExit(root) {
      root.walkRules((rule) => {
        if (!isSelectorOfPage(rule)) return;
        rule.selectors = rule.selectors.map((selector) =>
          wholePage.test(selector) ? selector.replace(wholePage, part) : `${part} ${selector}`,
        );
      });
    },
  };
}
