import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useDataSaver } from '@venue/shared/data-saver/use-data-saver.ts';
import { color, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Dialog } from '@venue/shared/ui/dialog.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import mp4 from '../../media/film/tour.mp4';
import ownCaptions from '../../media/film/tour.vtt';
import webm from '../../media/film/tour.webm';
import { useHost } from '../host.ts';
import { eventCenterExterior } from './pictures/event-center-exterior.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

type FilmFiles = { sources: readonly { src: string; type?: string }[]; captions: string };

export type TourFilm =
  /** Ships with the site: 26 s, no sound. */
  | ({ kind: 'own' } & FilmFiles)
  /** A video file elsewhere, with captions of the same name beside it. */
  | ({ kind: 'file' } & FilmFiles)
  /** A page of a video service. It is linked, not embedded, so that it does not track our visitors. */
  | { kind: 'page'; href: string; site: string };

const ownFilm: TourFilm = {
  kind: 'own',
  sources: [
    { src: webm, type: 'video/webm; codecs="av01.0.05M.08"' },
    { src: mp4, type: 'video/mp4' },
  ],
  captions: ownCaptions,
};

/** `address` is the configured `links.tourVideo`. */
export function tourFilm(address: string | undefined): TourFilm {
  if (!address) return ownFilm;
  const { hostname, pathname, origin } = new URL(address);
  if (!/\.(mp4|m4v|webm)$/i.test(pathname)) return { kind: 'page', href: address, site: hostname };
  const captions = origin + pathname.replace(/\w+$/, 'vtt');
  return { kind: 'file', sources: [{ src: address }], captions };
}

/** Plays on mount, unless the visitor saves data or prefers less motion; pauses when `playing` ends (T-03). */
function useFilmPlayback(playing: boolean) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    if (!playing) return film.pause();
    if (prefersReducedMotion()) return;
    // If the browser refuses, the visitor can use the controls.
    film.play().catch(() => undefined);
  }, [playing]);
  return ref;
}

const Screen = styled.video`
  width: 100%;
  aspect-ratio: 16 / 9;
  margin-bottom: ${space[12]};
  background: ${color.indigo950};
  /* The poster is taller than the film. */
  &[poster]:not(:fullscreen) {
    object-fit: cover;
  }
`;

type FilmPlayerProps = {
  film: Exclude<TourFilm, { kind: 'page' }>;
  /** False while the dialog fades out. */
  playing: boolean;
  title: string;
};

/** T-02. */
function FilmPlayer({ film, playing, title }: FilmPlayerProps) {
  const saves = useDataSaver();
  const ref = useFilmPlayback(playing);
  return (
    <Screen
      ref={ref}
      controls
      playsInline
      preload={saves ? 'none' : 'metadata'}
      poster={film.kind === 'own' ? eventCenterExterior.avif[saves ? 480 : 960] : undefined}
      aria-label={title}
      // Browsers load captions from another origin only with CORS.
      crossOrigin="anonymous"
    >
      {film.sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
      <track kind="captions" src={film.captions} srcLang="en" label="English" default />
    </Screen>
  );
}

const title = `A tour of ${brand.name}`;

/** T-01 to T-03. The film loads only once it opens. */
export function VideoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const film = tourFilm(useHost().config.links.tourVideo);
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {film.kind === 'page' ? (
        <Button as="a" href={film.href} target="_blank" rel="noopener">
          Watch the film on {film.site} <Icon name="newTab" />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </Button>
      ) : (
        <FilmPlayer film={film} playing={open} title={title} />
      )}
      {film.kind === 'file' && (
        <Small>
          Not playing? <a href={film.sources[0]?.src}>Open the video file.</a>
        </Small>
      )}
      {film.kind === 'own' && <Small>Artist’s impressions. 26 seconds, no sound.</Small>}
    </Dialog>
  );
}
