import mp4 from '../../media/film/tour.mp4';
import captions from '../../media/film/tour.vtt';
import webm from '../../media/film/tour.webm';
import { eventCenterExterior } from './pictures/event-center-exterior.ts';

/** Ships with the site: 26 s, no sound. */
export const ownFilm = {
  width: 1280,
  height: 720,
  sources: [
    { src: webm, type: 'video/webm; codecs="av01.0.05M.08"' },
    { src: mp4, type: 'video/mp4' },
  ],
  captions,
  poster: eventCenterExterior,
} as const;

export type TourFilm =
  | { kind: 'own' }
  /** A video file elsewhere, with captions of the same name beside it. */
  | { kind: 'file'; src: string; captions: string }
  /** A page of a video service. It is linked, not embedded, so that it does not track our visitors. */
  | { kind: 'page'; href: string; site: string };

/** `address` is the configured `links.tourVideo`. */
export function tourFilm(address: string | undefined): TourFilm {
  if (!address) return { kind: 'own' };
  const { hostname, pathname, origin } = new URL(address);
  if (!/\.(mp4|m4v|webm)$/i.test(pathname)) return { kind: 'page', href: address, site: hostname };
  return { kind: 'file', src: address, captions: origin + pathname.replace(/\w+$/, 'vtt') };
}
