import { globalRules } from './global-rules.ts';

/** Without comments and the spaces that only people read. */
function closeTogether(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
}

/** A page comes with them: only where none was composed, in development, scripts bring them too. */
const rules = import.meta.env.SSR || import.meta.env.DEV ? closeTogether(globalRules) : undefined;

/**
 * The looks of the whole site: ahead of those of its parts, in a style element of its own that stays as it came. Among the rules of
 * `styled-components` they would be written anew while a page comes to life, and as they speak of every element, each
 * rule that is added there would have the browser work out the styles of the whole page again.
 */
export function SiteStyle() {
  return (
    <style href="site" precedence="first">
      {rules}
    </style>
  );
}
