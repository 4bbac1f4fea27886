/** What a browser does not know of pages and of selectors. */
export type UnknownMarkup = {
  attributes: readonly string[];
  /** Kinds of links (`rel`). */
  links: readonly string[];
  /** Expression that finds it in a selector, with what follows in parentheses. */
  selector: string;
  /** `:is()` and `:where()`, which forgive what they do not know. */
  forgiving: string;
};

/**
 * Runs in a page before its scripts: attributes mean nothing to it that an old browser does not know, and a script that asks for such a
 * selector fails.
 */
export function ageMarkup({ attributes, links, selector, forgiving }: UnknownMarkup): void {
  const unknown = new RegExp(selector);
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const method of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const known: unknown = Reflect.get(prototype, method);
      if (typeof known !== 'function') continue;
      Reflect.set(prototype, method, function ask(this: unknown, asked: string) {
        if (!unknown.test(asked.replaceAll(new RegExp(forgiving, 'g'), '')))
          return Reflect.apply(known, this, [asked]);
        throw new DOMException(`${asked} is no selector`, 'SyntaxError');
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
  // Of two import maps, such a browser takes the first at most.
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
