import mp4 from '../../media/film/tour.mp4';
import captions from '../../media/film/tour.vtt';
import webm from '../../media/film/tour.webm';
import { eventCenterExterior } from './pictures/event-center-exterior.ts';

/** The film that ships with the site: 26 s, without sound. */
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
  /** A video file elsewhere; its captions lie beside it under the same name. */
  | { kind: 'file'; src: string; captions: string }
  /** A page of a video service: opened, not framed, so that it learns only of those who go there. */
  | { kind: 'page'; href: string; site: string };

/** Which film the configured address `links.tourVideo` means; without one, the site's own. */
export function tourFilm(address: string | undefined): TourFilm {
  if (!address) return { kind: 'own' };
  const { hostname, pathname, origin } = new URL(address);
  if (!/\.(mp4|m4v|webm)$/i.test(pathname)) return { kind: 'page', href: address, site: hostname };
  return { kind: 'file', src: address, captions: origin + pathname.replace(/\w+$/, 'vtt') };
}
