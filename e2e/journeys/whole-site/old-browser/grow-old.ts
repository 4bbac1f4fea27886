import type { Page } from '@playwright/test';
import { namesAfterBaseline, stylesAfterBaseline } from './baseline.ts';
import { ageMarkup } from './old-markup.ts';
import { ageStyleSheets } from './old-style-sheets.ts';

/** The page's policy needs these and works without them too; the driver needs the last one. */
const spared = /^trusted|^Element\.checkVisibility$/i;

/** Used by the site; compatibility data do not give them one name. */
const attributes = ['popover', 'popovertarget', 'inert'];
const links = ['modulepreload'];

const inside = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;

/**
 * Objects by global name, with what to remove from each. A static method may be newer than an instance method
 * of the same name, such as `Response.json`.
 */
function takenAway(): [owner: string, member: string][] {
  return namesAfterBaseline()
    .filter((name) => !spared.test(name))
    .flatMap((name): [string, string][] => {
      const [owner = '', member] = name.split('.');
      if (member === undefined) return [['window', owner]];
      if (owner === 'Window') return [['window', member]];
      if (member.endsWith('_static')) return [[owner, member.replace('_static', '')]];
      return [
        [owner, member],
        [`${owner}.prototype`, member],
      ];
    });
}

/** Removes what is newer than the oldest fully supported browsers, before any script of the page runs. */
export async function growOld(page: Page): Promise<void> {
  const { selectors, functions, ...names } = stylesAfterBaseline();
  const selector = String.raw`::?(?:${selectors.join('|')})(?![\w-])(?:${inside})?`;
  const forgiving = `:(?:is|where)${inside}`;
  const value = String.raw`\b(?:${functions.join('|')})\(`;
  await page.addInitScript(ageStyleSheets, { ...names, selector, forgiving, value });
  await page.addInitScript(ageMarkup, { attributes, links, selector, forgiving });
  await page.addInitScript((taken) => {
    for (const [owner, member] of taken) {
      let holder: unknown = window;
      for (const name of owner.split('.')) holder &&= Reflect.get(Object(holder), name);
      if (holder) Reflect.deleteProperty(Object(holder), member);
    }
  }, takenAway());
}
