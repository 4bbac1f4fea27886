// Inlined into every page: holds clicks and submits made before their part is hydrated, starts the scripts late, and
// keeps pictures small for those who save data. Its text never varies, so one hash in the content security policy
// covers all pages.
import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { hideStalled, showStalled, shellStalledId, isOfCode } from './stalled-notice.ts';
import { buttonToHold } from './held-button.ts';
import type { BootBlock } from '../page/boot-block.ts';
import type { BootApi } from './boot-api.ts';
import { showFirstScreenFirst } from './first-screen.ts';
import { keepPicturesInTurn } from './delayed-pictures.ts';
import { keepPicturesSmall } from './small-pictures.ts';
import { putTypedBack, reloadWithTyped } from './typed-values.ts';

if (savesData()) keepPicturesSmall();
else document.querySelector('link[imagesrcset]')?.removeAttribute('media');
// From here on the style sheet hides what is meant for browsers that cannot run this script.
document.documentElement.dataset['scripted'] = '';
const whole = showFirstScreenFirst();
const fetchAllPictures = keepPicturesInTurn(whole);

const live = new WeakSet<Element>();
const heroTimeout = 8000;
const stalledAfter = 4000;
/** Buttons that were pressed and forms that were sent before their part was hydrated. */
let held: HTMLElement[] = [];
let lastClick: Event | undefined;
let inputSeen = false;
let boot: BootBlock | undefined;
let started = false;
let ownerTold = false;
let unreadable = false;

function replayReady(): void {
  const waiting = held.filter((target) => target.isConnected && asleep(target));
  const ready = held.filter((target) => target.isConnected && !asleep(target));
  held = waiting;
  for (const target of ready) {
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  }
}

/** When React replaces elements, moves held presses to the new ones, and repeats the click that is being handled. */
function inherit(heirOf: (element: HTMLElement) => HTMLElement | undefined): void {
  held = held.map((target) => heirOf(target) ?? target);
  const target = lastClick?.eventPhase ? lastClick.target : null;
  const button = target instanceof Element && target.closest('button');
  if (button && !button.isConnected) queueMicrotask(() => heirOf(button)?.click());
}

/** Reports to the owner (`reportUrl`) that the shell did not start. */
function tellOwner(): void {
  const config = document.getElementById('config');
  if (ownerTold || isShellLive() || !config) return;
  ownerTold = true;
  const { reportUrl } = JSON.parse(config.textContent);
  // A page without a view is a 404: the address that somebody typed is not reported.
  const page = document.querySelector('main>[data-part]') ? window.location.pathname : 'other';
  if (reportUrl) navigator.sendBeacon(reportUrl, JSON.stringify({ code: 'shell-not-started', page }));
}

/** Forms can only be sent by script: without, their buttons are plain ones, with a sentence beside them. */
function submitButtonsAre(type: 'submit' | 'button'): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-submits]')) button.type = type;
}

/** This browser cannot run our modules: the page goes on as one without scripts. */
function giveUp(): void {
  unreadable = true;
  held = [];
  fetchAllPictures();
  delete document.documentElement.dataset['scripted'];
  submitButtonsAre('button');
  hideStalled(document.getElementById(shellStalledId));
}

function shellLost(reason: unknown): void {
  if (isOfCode(reason) && !isShellLive()) giveUp();
  sayStalled();
  tellOwner();
}

function isShellLive(): boolean {
  const root = document.getElementById('root');
  return !root || live.has(root);
}

/** Opens the notice that buttons do not work yet; once the shell is hydrated it has notices of its own. */
function sayStalled(): void {
  if (unreadable || isShellLive()) return;
  showStalled(document.getElementById(shellStalledId));
}

/** Preloads the page's modules; {@link start} runs them. Undefined while the boot block is not parsed yet. */
function fetchModules(): BootBlock | undefined {
  const block = document.getElementById('boot');
  if (boot || !block) return boot;
  const read: BootBlock = JSON.parse(block.textContent);
  boot = read;
  for (const href of read.preload)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // A link that is tapped at once finds it in the browser's cache, which saves a round trip.
  if (read.modulesFile && !savesData()) fetch(read.modulesFile.address).catch(() => undefined);
  return boot;
}

/** Once the next frame is drawn; a tab in the background draws none. */
function afterFrame(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

function start(): void {
  inputSeen = true;
  const entry = fetchModules()?.entry;
  if (started || entry === undefined) return;
  started = true;
  import(/* @vite-ignore */ entry).catch(shellLost);
}

/** The part, or the root, that an element belongs to, while that is not hydrated. */
function asleep(target: Element): Element | undefined {
  const boundary = target.closest('[data-part],#root');
  return unreadable || !boundary || live.has(boundary) ? undefined : boundary;
}

function hold(event: Event, target: HTMLElement): void {
  const boundary = asleep(target);
  if (!boundary || target.closest('[data-alive]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Who taps again because nothing happened means one tap.
  if (!held.includes(target)) held.push(target);
  boundary.dispatchEvent(new Event('part-wanted'));
  start();
  setTimeout(sayStalled, stalledAfter);
}

function onCapture(type: string, listener: (event: Event) => void): void {
  window.addEventListener(type, listener, true);
}

const answers = 'a,button,input,select,textarea,label,summary';
const touches = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'];

/**
 * React brings what is touched to life in one piece, 150 to 230 ms on a slow phone, for an event that nothing there handles yet. What
 * it does not hear of comes to life in slices. Of clicks it has to hear, but of those on mere text.
 */
for (const type of touches.concat('click', 'dblclick')) {
  onCapture(type, (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !asleep(target)) return;
    if (touches.includes(type) || !target.closest(answers)) event.stopPropagation();
  });
}

onCapture('click', (event) => {
  lastClick = event;
  const button = buttonToHold(event);
  if (button) hold(event, button);
});

onCapture('click', ({ target }) => {
  if (target instanceof Element && target.closest(`#${shellStalledId} button`)) reloadWithTyped();
});

onCapture('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  // Replayed as a click on the button: React hydrates at once for a click, not for a submit.
  hold(event, submitter ?? form);
});

// The entry imports further modules of the shell; where one fails, only this event says so. A `DOMException` is an aborted film or
// transition.
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (!(reason instanceof DOMException)) shellLost(reason);
});

for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) onCapture(type, start);

onCapture('DOMContentLoaded', () => {
  submitButtonsAre('submit');
  putTypedBack();
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  // After two frames: the first one shows the decoded picture.
  const afterPaint = () => requestAnimationFrame(() => afterFrame(start));
  // Once the picture has come the line is free; its frame is drawn first.
  if (!hero || hero.complete) afterFrame(fetchModules);
  if (inputSeen || !hero) {
    afterPaint();
    return;
  }
  for (const end of ['load', 'error']) hero.addEventListener(end, () => afterFrame(fetchModules));
  hero.decode().then(afterPaint, afterPaint);
  setTimeout(start, heroTimeout);
});

const api: BootApi = {
  live(boundary) {
    live.add(boundary);
    if (boundary.id === 'root') hideStalled(document.getElementById(shellStalledId));
    queueMicrotask(replayReady);
  },
  isWanted: (boundary) => held.some((target) => boundary.contains(target)),
  inherit,
  whole,
  fetchAllPictures,
};
window.bootApi = api;
