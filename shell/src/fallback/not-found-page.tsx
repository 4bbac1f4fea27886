import { paths } from '@venue/shared/paths.ts';
import { LostPage } from './lost-page.tsx';

const ways = [
  { title: 'Home', path: paths.home },
  { title: 'Halls', path: paths.eventHall },
  { title: 'Rooms', path: paths.hotels },
  { title: 'Contact', path: paths.contact },
] as const;

/** What an unknown address shows, with four ways on (G-12). */
export function NotFoundPage() {
  return (
    <LostPage
      label="404, page not found"
      title="No road goes here."
      lede="The address is wrong, or the page has moved. These four go somewhere."
      ways={ways}
    />
  );
}
