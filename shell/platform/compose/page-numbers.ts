/** A component's rules with the mark that `styled-components` closes them with: its number in the process, and its id. */
const group = /([\s\S]*?data-styled\.g)\d+(\[id="([^"]*)"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*)/g;
const styleTag = /^(<style[^>]*>)([\s\S]*)(<\/style>)$/;

function isKeyframes({ id }: { id: string }): boolean {
  return id.startsWith('sc-keyframes-');
}

/**
 * Numbers the components of a page anew, from 1. `styled-components` counts everything that was loaded, so one component more in
 * one remote would change the pages of all. Keyframes come first, by name: where they stand depends on which remote was loaded first,
 * and means nothing.
 */
export function inPageNumbers(styles: string): string {
  const [, open, text = '', close] = styleTag.exec(styles.trim()) ?? [];
  if (open === undefined) return styles;
  const groups = Array.from(text.matchAll(group), ([, rules = '', mark = '', id = '']) => ({
    rules,
    mark,
    id,
  }));
  const length = Array.from(text.matchAll(group), ([whole]) => whole.length).reduce(
    (sum, one) => sum + one,
    0,
  );
  const keyframes = groups.filter(isKeyframes).toSorted((one, other) => one.id.localeCompare(other.id));
  const inOrder = [...keyframes, ...groups.filter((entry) => !isKeyframes(entry))];
  const numbered = inOrder.map(({ rules, mark }, index) => `${rules}${index + 1}${mark}`);
  return open + numbered.join('') + text.slice(length) + close;
}
