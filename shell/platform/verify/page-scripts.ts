/** What is recorded inside a page while it is verified. */
export type Observed = {
  /** Content of each part before any script ran, by the part's name. */
  before: Map<string, Element | null>;
  refused: { directive: string; what: string }[];
};

declare global {
  interface Window {
    observed?: Observed;
  }
}

/** Runs in the page before everything else. It is serialised, so it must be self-contained. */
export function observePage(): void {
  window.observed = { before: new Map(), refused: [] };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    window.observed?.refused.push({ directive: effectiveDirective, what: blockedURI });
  });
  document.addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('[data-part]')) {
      window.observed?.before.set(part.getAttribute('data-part') ?? '', part.firstElementChild);
    }
  });
}

export type PartState = { part: string; isAlive: boolean; isRedrawn: boolean };

/**
 * Wakes all parts of a page and returns their states. Serialised into the page. A part is alive once React has hydrated
 * its content, and redrawn if that is not the prerendered content. Pages without modules have no parts.
 */
export function partStates(): PartState[] {
  if (!document.getElementById('boot')) return [];
  return [...document.querySelectorAll('[data-part]')].map((element) => {
    element.dispatchEvent(new Event('part-wanted'));
    const part = element.getAttribute('data-part') ?? '';
    const content = element.firstElementChild;
    const before = window.observed?.before.get(part) ?? null;
    const isRedrawn = before !== null && before !== content;
    return {
      part,
      isRedrawn,
      isAlive: isRedrawn || Object.keys(content ?? {}).some((key) => key.startsWith('__react')),
    };
  });
}

/**
 * Imports modules and returns those that are missing, throw or do not finish. Serialised into the page, so it
 * must be self-contained.
 */
export async function runModules({
  files,
  timeout,
}: {
  files: readonly string[];
  /** ms for all of them. */
  timeout: number;
}): Promise<{ file: string; message: string }[]> {
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, timeout, `it did not finish within ${timeout / 1000} s`);
  });
  const outcomes = files.map(async (file) => {
    const message = await Promise.race([late, import(file).then(() => '', String)]);
    return message === '' ? [] : [{ file, message }];
  });
  return (await Promise.all(outcomes)).flat();
}

/** The text of a page, and the fields of its forms as `name: value`. */
export type Shown = { words: string; fields: readonly string[] };

/** Serialised into the page. */
export function readShown(): Shown {
  const fields = [...document.forms].flatMap((form) =>
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? `${name}: ${value}` : [],
    ),
  );
  const words = document.body.innerText;
  return { words: words.replaceAll(/\s+/g, ' '), fields };
}
