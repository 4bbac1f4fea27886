import { useSyncExternalStore } from 'react';

/**
 * Which picture is open is said by the address alone, `?picture=hall-ambali`, so that it can be shared. The entries
 * are made beside the shell's router: a navigation would wake everything that sleeps on the page.
 */
const parameter = 'picture';
const listeners = new Set<() => void>();
let goingBack = false;

/** The picture that the query of an address names. */
export function pictureIn(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}

/** The address of a picture on the page at `href`; without a picture, of the page itself. */
export function pictureAddress(href: string, id: string | undefined): string {
  const url = new URL(href);
  if (id === undefined) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, id);
  return url.href;
}

function announce(): void {
  for (const listener of listeners) listener();
}

function onPopState(): void {
  goingBack = false;
  announce();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
  };
}

function isOwnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && parameter in state;
}

/** Opens a picture as a step of the history, so that Back closes it. */
export function openPicture(id: string): void {
  const { history, location } = window;
  history.pushState({ ...history.state, [parameter]: true }, '', pictureAddress(location.href, id));
  announce();
}

/** Goes from the open picture to another one. */
export function movePicture(id: string): void {
  const { history, location } = window;
  history.replaceState(history.state, '', pictureAddress(location.href, id));
  announce();
}

/** Back to where the picture was opened; somebody who came by its address stays on the page. */
export function closePicture(): void {
  if (goingBack) return;
  const { history, location } = window;
  if (isOwnEntry()) {
    goingBack = true;
    history.back();
    return;
  }
  history.replaceState(history.state, '', pictureAddress(location.href, undefined));
  announce();
}

/** The picture that the address names; none in the prerendered page and until it is hydrated. */
export function useOpenedPicture(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pictureIn(window.location.search),
    () => undefined,
  );
}
