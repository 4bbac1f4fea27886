import type { ModuleChange } from '../release-changes.ts';

/** Whether a page is shown on a wide screen, as code. */
export const isWide = 'globalThis.matchMedia?.("(min-width: 1000px)").matches';

/** Puts code at the top of a module, as an import or a side effect would stand there. */
export function first(code: string): ModuleChange {
  return (module) => `${code};${module}`;
}

/** Puts code at the end of a module. */
export function last(code: string): ModuleChange {
  return (module) => `${module};${code}`;
}

/** Has a view or fragment run code whenever it is drawn, before it draws what it drew before. */
export function whenDrawn(name: string, code: string): ModuleChange {
  return (module) =>
    module.replace(
      new RegExp(`(\\w+) as ${name}\\b`),
      (_found, inner) =>
        `planted as ${name}};const planted=(props)=>{${code};return ${inner}(props)};export{`,
    );
}

/** Replaces a view or fragment by code of its own. */
export function drawn(name: string, component: string): ModuleChange {
  return (module) =>
    module.replace(
      new RegExp(`\\w+ as ${name}\\b`),
      `planted as ${name}};const planted=${component};export{`,
    );
}

/** Replaces a text wherever it stands. */
export function swapped(before: string | RegExp, after: string): ModuleChange {
  return (module) => module.replaceAll(before, after);
}
