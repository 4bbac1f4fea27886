import { useSyncExternalStore } from 'react';

/**
 * The address alone says which picture is open, `?picture=hall-ambali`, so that it can be shared. History entries bypass the
 * shell's router, whose navigation would wake every sleeping part of the page.
 */
const parameter = 'picture';
const listeners = new Set<() => void>();
let goingBack = false;

/** The id of the picture in a query. */
export function pictureIn(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}

/** The address of a picture on the page at `href`; without an id, of the page itself. */
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

/** Opens a picture as a history entry, so that Back closes it. */
export function openPicture(id: string): void {
  const { history, location } = window;
  history.pushState({ ...history.state, [parameter]: true }, '', pictureAddress(location.href, id));
  announce();
}

/** Replaces the open picture by another. */
export function movePicture(id: string): void {
  const { history, location } = window;
  history.replaceState(history.state, '', pictureAddress(location.href, id));
  announce();
}

/** Goes back to where the picture was opened, or stays on the page if it was opened by its address. */
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

/** The open picture's id; undefined until the page is hydrated. */
export function useOpenedPicture(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pictureIn(window.location.search),
    () => undefined,
  );
}
