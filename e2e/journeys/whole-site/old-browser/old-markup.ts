/** What an old browser does not know in HTML and selectors. */
export type UnknownMarkup = {
  attributes: readonly string[];
  /** Kinds of links (`rel`). */
  links: readonly string[];
  /** Matches it in a selector, with what follows in parentheses. */
  selector: string;
  /** `:is()` and `:where()`, which ignore what they do not know. */
  forgiving: string;
};

/**
 * Runs in a page before its scripts: removes attributes that an old browser does not know, and makes scripts
 * that use such selectors fail.
 */
export function ageMarkup({ attributes, links, selector, forgiving }: UnknownMarkup): void {
  const unknown = new RegExp(selector);
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const method of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const original: unknown = Reflect.get(prototype, method);
      if (typeof original !== 'function') continue;
      Reflect.set(prototype, method, function ask(this: unknown, selectorText: string) {
        if (!unknown.test(selectorText.replaceAll(new RegExp(forgiving, 'g'), '')))
          return Reflect.apply(original, this, [selectorText]);
        throw new DOMException(`${selectorText} is no selector`, 'SyntaxError');
      });
    }
  }
  const { prototype } = Element;
  const set: unknown = Reflect.get(prototype, 'setAttribute');
  if (typeof set !== 'function') throw new Error('elements take no attributes');
  prototype.setAttribute = function setKnown(name, value) {
    Reflect.apply(set, this, [
      attributes.includes(name.toLowerCase()) ? `data-unknown-${name}` : name,
      value,
    ]);
  };
  const rel = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'rel');
  Object.defineProperty(HTMLLinkElement.prototype, 'rel', {
    ...rel,
    set(value: string) {
      rel?.set?.call(this, links.includes(value) ? `unknown-${value}` : value);
    },
  });
  // Such a browser uses only the first of two import maps.
  const type = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'type');
  Object.defineProperty(HTMLScriptElement.prototype, 'type', {
    ...type,
    set(value: string) {
      type?.set?.call(this, value === 'importmap' ? 'unknown' : value);
    },
  });
  DOMTokenList.prototype.supports = (kind) => !links.includes(kind);
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      for (const name of attributes)
        for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    },
    { capture: true, once: true },
  );
}
