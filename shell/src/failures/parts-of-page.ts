import { parsedAddress } from './failure-report.ts';

/** The part that an element stands in; undefined for the shell's own. */
export function partAround(node: unknown): string | undefined {
  if (!(node instanceof Node)) return undefined;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[data-part]')?.getAttribute('data-part') ?? undefined;
}

/** The parts that stand in the page now. */
export function partsShown(): string[] {
  return [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part') ?? '');
}

const naming = ['src', 'href', 'srcset', 'poster', 'data', 'action'];

/** The part with an element that names this address, as a picture or a frame does. */
export function partNaming(address: string): string | undefined {
  if (!parsedAddress(address)) return undefined;
  const elements = document.querySelectorAll(naming.map((name) => `[${name}]`).join());
  return partAround(
    [...elements].find((element) => naming.some((name) => element.getAttribute(name)?.includes(address))),
  );
}
