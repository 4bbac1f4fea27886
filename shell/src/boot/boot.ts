// Inlined into every page: holds clicks and submits until their part is hydrated, delays the modules, and
// keeps pictures small in data saver mode. It is the same on every page, so one hash in the content security
// policy covers them all.

import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import type { BootApi } from './boot-api.ts';
import { delayPictures, keepPicturesSmall } from './delayed-pictures.ts';
import { createEventReplay, createHydration, onCapture, stopIdleTouches } from './early-events.ts';
import { showFirstScreenFirst } from './first-screen.ts';
import { scheduleModules } from './module-start.ts';
import { reportNotStarted } from './report-not-started.ts';
import {
  closeShellLoadNotice,
  isOurCodeFailing,
  shellLoadNoticeId,
  openShellLoadNotice,
} from './shell-load-notice.ts';
import { restoreTypedValues, reloadKeepingTyped } from './typed-values.ts';

const { dataset } = document.documentElement;
// The style sheet now hides what is meant for browsers without scripts.
dataset['scripted'] = '';
if (savesData()) keepPicturesSmall();
else document.querySelector('link[imagesrcset]')?.removeAttribute('media');
const fullyShown = showFirstScreenFirst();
const fetchAllPictures = delayPictures(fullyShown);
const hydration = createHydration();

const loadNotice = () => document.getElementById(shellLoadNoticeId);

/** Opens the notice that buttons do not work yet. A hydrated shell has its own notices. */
function showLoadNotice(): void {
  if (hydration.isShellPending()) openShellLoadNotice(loadNotice());
}

/** Forms can only be sent by script: without it their buttons do nothing, and a sentence beside them says so. */
function setSubmitButtonType(type: 'submit' | 'button'): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-submits]')) button.type = type;
}

/** For a browser that cannot run our modules: turns the page back into one without scripts. */
function giveUp(): void {
  hydration.abandon();
  fetchAllPictures();
  delete dataset['scripted'];
  setSubmitButtonType('button');
  closeShellLoadNotice(loadNotice());
}

function onShellFailed(reason: unknown): void {
  if (!hydration.isShellPending()) return;
  if (isOurCodeFailing(reason)) giveUp();
  else showLoadNotice();
  reportNotStarted();
}

stopIdleTouches(hydration);
const startModules = scheduleModules(onShellFailed);

/** ms after a held event until the notice says that buttons do not work yet. */
const stalledDelay = 4000;
const events = createEventReplay(hydration, () => {
  startModules();
  setTimeout(showLoadNotice, stalledDelay);
});

onCapture('DOMContentLoaded', () => {
  setSubmitButtonType('submit');
  restoreTypedValues();
});
onCapture('click', ({ target }) => {
  if (target instanceof Element && target.closest(`#${shellLoadNoticeId} button`)) reloadKeepingTyped();
});
// The only sign that a module imported by the entry has failed. A `DOMException` is an aborted film or transition.
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (!(reason instanceof DOMException)) onShellFailed(reason);
});

const api: BootApi = {
  onHydrated(boundary) {
    hydration.complete(boundary);
    if (boundary.id === 'root') closeShellLoadNotice(loadNotice());
    queueMicrotask(events.replay);
  },
  hasHeldEvents: events.hasHeldEvents,
  onRedrawn: events.onRedrawn,
  fullyShown,
  fetchAllPictures,
};
window.bootApi = api;
