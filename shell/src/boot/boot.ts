// Inlined into every page: holds clicks and submits until their part is hydrated, delays the modules, and keeps pictures
// small in data saver mode. It is the same on every page, so one hash in the content security policy covers them all.
import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { hideStalled, showStalled, shellStalledId, isOurCodeFailing } from './stalled-notice.ts';
import type { BootApi } from './boot-api.ts';
import { createEventReplay, createHydration, stopIdleTouches, onCapture } from './early-events.ts';
import { showFirstScreenFirst } from './first-screen.ts';
import { delayPictures, keepPicturesSmall } from '../pictures/delayed-pictures.ts';
import { scheduleModules } from './module-start.ts';
import { putTypedBack, reloadWithTyped } from './typed-values.ts';

/** ms after a held event until the notice says that buttons do not work yet. */
const stalledDelay = 4000;

if (savesData()) keepPicturesSmall();
else document.querySelector('link[imagesrcset]')?.removeAttribute('media');
// The style sheet now hides what is meant for browsers without scripts.
document.documentElement.dataset['scripted'] = '';
const fullyShown = showFirstScreenFirst();
const fetchAllPictures = delayPictures(fullyShown);

const stalledNotice = () => document.getElementById(shellStalledId);
const hydration = createHydration();

/** Opens the notice that buttons do not work yet. A hydrated shell has its own notices. */
function showStalledNotice(): void {
  if (hydration.isShellPending()) showStalled(stalledNotice());
}

/** Forms can only be sent by script: without it their buttons do nothing, and a sentence beside them says so. */
function setSubmitButtonType(type: 'submit' | 'button'): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-submits]')) button.type = type;
}

/** For a browser that cannot run our modules: turns the page back into one without scripts. */
function giveUp(): void {
  hydration.abandon();
  events.drop();
  fetchAllPictures();
  delete document.documentElement.dataset['scripted'];
  setSubmitButtonType('button');
  hideStalled(stalledNotice());
}

let isReported = false;

/** Reports to the owner (`reportUrl`), once, that the shell did not start. */
function reportNotStarted(): void {
  const config = document.getElementById('config');
  if (isReported || !config) return;
  isReported = true;
  const { reportUrl } = JSON.parse(config.textContent);
  // A page without a view is a 404, whose address the visitor may have typed: it is not reported.
  const page = document.querySelector('main>[data-part]') ? window.location.pathname : 'other';
  if (reportUrl) navigator.sendBeacon(reportUrl, JSON.stringify({ code: 'shell-not-started', page }));
}

function onShellFailed(reason: unknown): void {
  if (!hydration.isShellPending()) return;
  if (isOurCodeFailing(reason)) giveUp();
  else showStalledNotice();
  reportNotStarted();
}

stopIdleTouches(hydration);
onCapture('DOMContentLoaded', () => {
  setSubmitButtonType('submit');
  putTypedBack();
});
const startModules = scheduleModules(onShellFailed);
const events = createEventReplay(hydration, () => {
  startModules();
  setTimeout(showStalledNotice, stalledDelay);
});

onCapture('click', ({ target }) => {
  if (target instanceof Element && target.closest(`#${shellStalledId} button`)) reloadWithTyped();
});

// The only sign that a module imported by the entry has failed. A `DOMException` is an aborted film or transition.
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (!(reason instanceof DOMException)) onShellFailed(reason);
});

const api: BootApi = {
  onHydrated(boundary) {
    hydration.complete(boundary);
    if (boundary.id === 'root') hideStalled(stalledNotice());
    queueMicrotask(events.replay);
  },
  hasHeldEvents: events.hasHeldEvents,
  onReplaced: events.onReplaced,
  fullyShown,
  fetchAllPictures,
};
window.bootApi = api;
