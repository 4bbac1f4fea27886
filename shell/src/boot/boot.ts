// Inlined into every page: holds clicks and submits made before their part is hydrated, starts the scripts late, and
// keeps pictures small for those who save data. Its text never varies, so one hash in the content security policy
// covers all pages.
import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { hideStalled, showStalled, shellStalledId, isOfCode } from './stalled-notice.ts';
import type { BootApi } from './boot-api.ts';
import { createEventReplay } from './event-replay.ts';
import { showFirstScreenFirst } from './first-screen.ts';
import { createHydration } from './hydration.ts';
import { keepIdleTouches } from './idle-touches.ts';
import { keepPicturesInTurn } from './delayed-pictures.ts';
import { keepPicturesSmall } from './small-pictures.ts';
import { scheduleModules } from './module-start.ts';
import { onCapture } from './on-capture.ts';
import { createNotStartedReport } from './report-not-started.ts';
import { putTypedBack, reloadWithTyped } from './typed-values.ts';

/** ms after a press until it is said that buttons do not work yet. */
const stalledAfter = 4000;

if (savesData()) keepPicturesSmall();
else document.querySelector('link[imagesrcset]')?.removeAttribute('media');
// From here on the style sheet hides what is meant for browsers that cannot run this script.
document.documentElement.dataset['scripted'] = '';
const whole = showFirstScreenFirst();
const fetchAllPictures = keepPicturesInTurn(whole);

const stalledNotice = () => document.getElementById(shellStalledId);
const reportNotStarted = createNotStartedReport();
const hydration = createHydration();

/** Opens the notice that buttons do not work yet; once the shell is hydrated it has notices of its own. */
function sayStalled(): void {
  if (hydration.isShellPending()) showStalled(stalledNotice());
}

/** Forms can only be sent by script: without, their buttons are plain ones, with a sentence beside them. */
function submitButtonsAre(type: 'submit' | 'button'): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-submits]')) button.type = type;
}

/** This browser cannot run our modules: the page goes on as one without scripts. */
function giveUp(): void {
  hydration.abandon();
  events.drop();
  fetchAllPictures();
  delete document.documentElement.dataset['scripted'];
  submitButtonsAre('button');
  hideStalled(stalledNotice());
}

function shellLost(reason: unknown): void {
  if (hydration.isShellHydrated()) return;
  if (isOfCode(reason)) giveUp();
  sayStalled();
  reportNotStarted();
}

keepIdleTouches(hydration);
onCapture('DOMContentLoaded', () => {
  submitButtonsAre('submit');
  putTypedBack();
});
const startModules = scheduleModules(shellLost);
const events = createEventReplay(hydration, () => {
  startModules();
  setTimeout(sayStalled, stalledAfter);
});

onCapture('click', ({ target }) => {
  if (target instanceof Element && target.closest(`#${shellStalledId} button`)) reloadWithTyped();
});

// The entry imports further modules of the shell; where one fails, only this event says so. A `DOMException` is an aborted film or
// transition.
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (!(reason instanceof DOMException)) shellLost(reason);
});

const api: BootApi = {
  live(boundary) {
    hydration.complete(boundary);
    if (boundary.id === 'root') hideStalled(stalledNotice());
    queueMicrotask(events.replay);
  },
  isWanted: events.isWanted,
  onReplaced: events.onReplaced,
  whole,
  fetchAllPictures,
};
window.bootApi = api;
