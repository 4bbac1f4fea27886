import type { Container, Plugin, Rule } from 'postcss';

const wholePage = /^(?::root|:host|html|body)(?![\w-])/;

/** Frames of an animation and rules within other rules name no element of the page by themselves. */
function isSelectorOfPage(rule: Rule): boolean {
  const parents: Container['type'][] = [];
  for (let at: Container | undefined = rule.parent; at && at.type !== 'root'; at = at.parent as Container) {
    if (at.type === 'atrule' && 'name' in at && String(at.name).endsWith('keyframes')) return false;
    parents.push(at.type);
  }
  return !parents.includes('rule');
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
