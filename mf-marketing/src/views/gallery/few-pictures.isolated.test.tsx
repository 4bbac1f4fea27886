import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sampleHost } from '../../../test/sample-host.tsx';
import { HostProvider } from '../../host.ts';
import { GallerySlideshow } from './gallery-view.tsx';
import { PictureWall } from './picture-wall.tsx';

vi.mock('../../../content/gallery.data.ts', () => ({
  pictureFiles: [{ id: 'cafe', title: 'Cafe', group: 'evenings', picture: 'cafe', position: 1, body: [] }],
}));

test('a group without pictures has no heading and no filter; without slides there is no slideshow', () => {
  const wall = renderToStaticMarkup(
    <HostProvider host={sampleHost()}>
      <PictureWall />
    </HostProvider>,
  );
  expect(wall.match(/data-group="[a-z]+"/g)).toEqual(['data-group="evenings"']);
  expect(wall.match(/type="radio"/g)).toHaveLength(2);
  expect(renderToStaticMarkup(<GallerySlideshow />)).toBe('');
});
