import { useDataSaver } from '@venue/shared/data-saver/use-data-saver.ts';
import { color } from '@venue/shared/theme/tokens.ts';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { isCalm } from './use-calm.ts';
import { ownFilm, type TourFilm } from './tour-film.ts';

/** Plays on mount, unless the visitor saves data or prefers less motion; pauses when `playing` ends (T-03). */
function useFilmPlayback(playing: boolean) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    if (!playing) return film.pause();
    if (isCalm()) return;
    // If the browser refuses, the visitor can use the controls.
    film.play().catch(() => undefined);
  }, [playing]);
  return ref;
}

const Screen = styled.video`
  width: 100%;
  aspect-ratio: ${ownFilm.width} / ${ownFilm.height};
  background: ${color.indigo950};
  /* The poster is taller than the film. */
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
  /** False while the dialog fades out. */
  playing: boolean;
  title: string;
};

/** T-02. */
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
      // Browsers load captions from another origin only with CORS.
      crossOrigin="anonymous"
    >
      {sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
      <track kind="captions" src={captions} srcLang="en" label="English" default />
    </Screen>
  );
}
