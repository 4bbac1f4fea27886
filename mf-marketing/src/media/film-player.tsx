import { useDataSaver } from '@venue/shared/data-saver/data-saver.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { isCalm } from './use-calm.ts';
import { ownFilm, type TourFilm } from './tour-film.ts';

/**
 * Starts a film when it appears, for the click asked for it, unless the visitor saves data or wants less motion
 * pauses it as soon as `playing` is over (T-03).
 */
function useFilmPlayback(playing: boolean) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    if (!playing) return film.pause();
    if (isCalm()) return;
    // A browser that refuses leaves the film to its own controls.
    film.play().catch(() => undefined);
  }, [playing]);
  return ref;
}

const Screen = styled.video`
  width: 100%;
  aspect-ratio: ${ownFilm.width} / ${ownFilm.height};
  background: ${color.indigo950};
  /* The poster is higher than the film. */
  &[poster]:not(:fullscreen) {
    object-fit: cover;
  }
`;

type PlayableFilm = Exclude<TourFilm, { kind: 'page' }>;

function filesOf(film: PlayableFilm) {
  if (film.kind === 'file') return { sources: [{ src: film.src }], captions: film.captions };
  return { sources: ownFilm.sources, captions: ownFilm.captions };
}

type FilmPlayerProps = {
  film: PlayableFilm;
  /** False while the dialog fades out: the film stops at once. */
  playing: boolean;
  title: string;
};

/** The film with its controls and captions (T-02). */
export function FilmPlayer({ film, playing, title }: FilmPlayerProps) {
  const saves = useDataSaver();
  const ref = useFilmPlayback(playing);
  const { sources, captions } = filesOf(film);
  return (
    <Screen
      ref={ref}
      controls
      playsInline
      preload={saves ? 'none' : 'metadata'}
      poster={film.kind === 'own' ? ownFilm.poster.avif[saves ? 480 : 960] : undefined}
      aria-label={title}
      // Captions from another origin are read only by those who ask.
      crossOrigin="anonymous"
    >
      {sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
      <track kind="captions" src={captions} srcLang="en" label="English" default />
    </Screen>
  );
}
