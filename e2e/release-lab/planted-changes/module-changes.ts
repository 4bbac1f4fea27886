import type { ModuleChange } from '../release-changes.ts';

/** Code that tells whether a page is on a wide screen. */
export const isWide = 'globalThis.matchMedia?.("(min-width: 1000px)").matches';

/** Adds code to the top of a module, like an import or a side effect. */
export function prepend(code: string): ModuleChange {
  return (module) => `${code};${module}`;
}

/** Adds code to the end of a module. */
export function append(code: string): ModuleChange {
  return (module) => `${module};${code}`;
}

/** Makes a view or fragment run code on every render, before its own. */
export function onRender(name: string, code: string): ModuleChange {
  return (module) =>
    module.replace(
      new RegExp(`(\\w+) as ${name}\\b`),
      (_found, inner) =>
        `planted as ${name}};const planted=(props)=>{${code};return ${inner}(props)};export{`,
    );
}

/** Replaces a view or fragment with other code. */
export function replaceView(name: string, component: string): ModuleChange {
  return (module) =>
    module.replace(
      new RegExp(`\\w+ as ${name}\\b`),
      `planted as ${name}};const planted=${component};export{`,
    );
}

/** Replaces all occurrences of a text. */
export function replaceText(before: string | RegExp, after: string): ModuleChange {
  return (module) => module.replaceAll(before, after);
}
