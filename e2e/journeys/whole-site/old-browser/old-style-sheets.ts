/** What an old browser does not know: patterns to find in CSS, and names. */
export type UnknownStyles = {
  /** In a selector, with what follows in parentheses. */
  selector: string;
  /** `:is()` and `:where()`, which ignore what they do not know. */
  forgiving: string;
  /** In a value. */
  value: string;
  properties: readonly string[];
  atRules: readonly string[];
};

/**
 * Runs in a page before its scripts: drops rules and declarations that an old browser could not read. Keeps the
 * number of rules, which `styled-components` counts.
 */
export function ageStyleSheets({ selector, forgiving, value, properties, atRules }: UnknownStyles): void {
  type Holder = CSSStyleSheet | CSSGroupingRule;
  const nothing = ':not(*)';
  const unknown = new RegExp(selector, 'g');
  const unknownValue = new RegExp(value);

  function isUnread(text: string): boolean {
    return text.replaceAll(new RegExp(forgiving, 'g'), '').search(unknown) >= 0;
  }

  function isUnknown(condition: string): boolean {
    const isNewer = condition.search(unknown) >= 0 || unknownValue.test(condition);
    return isNewer || properties.some((name) => condition.includes(`(${name}:`));
  }

  function ageStyle({ selectorText, style }: CSSStyleRule): string {
    const names = [...style].filter(
      (name) => properties.includes(name) || unknownValue.test(style.getPropertyValue(name)),
    );
    for (const name of names) style.removeProperty(name);
    return isUnread(selectorText) ? nothing : selectorText.replaceAll(unknown, nothing);
  }

  function ageGroup(rule: CSSGroupingRule): void {
    const [, kind = ''] = /^@([\w-]+)/.exec(rule.cssText) ?? [];
    if (!atRules.includes(kind)) ageAll(rule);
    else while (rule.cssRules.length > 0) rule.deleteRule(0);
  }

  /** Answers feature queries as an old browser would. */
  function answer(holder: Holder, at: number): void {
    const rule = holder.cssRules[at];
    if (!(rule instanceof CSSSupportsRule) || !isUnknown(rule.conditionText)) return;
    const inside = rule.conditionText.startsWith('not') ? [...rule.cssRules] : [];
    holder.deleteRule(at);
    holder.insertRule(`@media all { ${inside.map(({ cssText }) => cssText).join(' ')} }`, at);
  }

  function age(holder: Holder, at: number): void {
    answer(holder, at);
    const rule = holder.cssRules[at];
    if (rule instanceof CSSStyleRule) rule.selectorText = ageStyle(rule);
    else if (rule instanceof CSSGroupingRule) ageGroup(rule);
  }

  function ageAll(holder: Holder): void {
    for (const at of [...holder.cssRules].keys()) age(holder, at);
  }

  const { prototype } = CSSStyleSheet;
  const insert: unknown = Reflect.get(prototype, 'insertRule');
  if (typeof insert !== 'function') throw new Error('style sheets take no rules');
  prototype.insertRule = function insertAged(text, at = 0) {
    Reflect.apply(insert, this, [text, at]);
    age(this, at);
    return at;
  };
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (condition: string, ...values: string[]) =>
    !isUnknown(condition) &&
    !properties.includes(condition) &&
    Reflect.apply(supports, CSS, [condition, ...values]);
  document.addEventListener('DOMContentLoaded', () => [...document.styleSheets].forEach(ageAll), {
    capture: true,
    once: true,
  });
}
