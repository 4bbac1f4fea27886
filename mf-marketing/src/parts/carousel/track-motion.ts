import { timing } from '@venue/shared/timing.ts';
import type { Motion } from './carousel-state.ts';
import { placeFrom } from './ring.ts';

const step = '(100% + var(--carousel-gap))';

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

/** Lets every slide stand where it is seen from position `first` onwards. */
function placeSlides(track: HTMLElement, first: number): void {
  const slides = slidesOf(track);
  slides.forEach((slide, index) => {
    const rounds = placeFrom(first, index, slides.length) - index;
    slide.style.transform = rounds === 0 ? '' : `translateX(calc(${rounds} * ${step}))`;
  });
}

function moveTrack(track: HTMLElement, position: number, ms: number): void {
  track.style.transition = ms === 0 ? 'none' : `transform ${ms}ms cubic-bezier(0.2, 0, 0, 1)`;
  track.style.transform = `translateX(calc(${-position} * ${step}))`;
}

/** Shows the track at any point of the ring, at once; for dragging. */
export function showTrackAt(track: HTMLElement, position: number): void {
  placeSlides(track, Math.floor(position));
  moveTrack(track, position, 0);
}

/** Width of one step in px; slides on one spot are a step wide themselves. */
export function stepWidth(track: HTMLElement): number {
  const [first, second] = slidesOf(track);
  const width = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return width === 0 ? track.offsetWidth : width;
}

/** ms of a movement (T-08, T-11, HM-12); `transition` is 0 where nothing may move. */
export function paceOf({ pace }: Motion, transition: number): number {
  if (pace === 'none' || transition === 0) return 0;
  return pace === 'snap-back' ? timing.swipeSnapBack : transition;
}

/** Moves the track in that many ms from wherever the last movement or drag left it. */
export function runTrack(track: HTMLElement, { from, to }: Motion, ms: number): void {
  placeSlides(track, Math.floor(Math.min(from, to)));
  if (ms > 0) {
    moveTrack(track, from, 0);
    // Reading a measure makes the browser take the starting point in.
    track.getBoundingClientRect();
  }
  moveTrack(track, to, ms);
}
