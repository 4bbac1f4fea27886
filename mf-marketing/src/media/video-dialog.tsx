import { styled } from 'styled-components';
import { space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Dialog } from '@venue/shared/ui/dialog.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { useHost } from '../host.ts';
import { FilmPlayer } from './film-player.tsx';
import { tourFilm } from './tour-film.ts';

const Note = styled.p`
  ${type.small}
  margin-top: ${space[12]};
`;

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
        <Note>
          Not playing? <a href={film.src}>Open the video file.</a>
        </Note>
      )}
      {film.kind === 'own' && <Note>Artist’s impressions. 26 seconds, no sound.</Note>}
    </Dialog>
  );
}
