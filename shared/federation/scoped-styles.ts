import type { Node, Plugin } from 'postcss';

const wholePage = /^(?::root|:host|html|body)(?![\w-])/;

/** Frames of an animation and rules within other rules name no element of the page by themselves. */
function isSelectorOfPage({ parent }: Pick<Node, 'parent'>): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return true;
  if (parent.type === 'rule' || ('name' in parent && String(parent.name).endsWith('keyframes'))) return false;
  return isSelectorOfPage(parent);
}

/**
 * Rules of imported style sheets, held to the parts of their remote: `h1 {…}` of one team must not change the pages of another. Their
 * weight stays what the team wrote. What is said of `:root`, `html` or `body` is said of the parts.
 */
export function scopedStyles(remote: string): Plugin {
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
