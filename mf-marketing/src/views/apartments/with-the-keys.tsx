import { apartmentFeatures } from '../../content/rooms/apartments.ts';
import { detailRoomKey } from '../../media/pictures/detail-room-key.ts';
import { Facts } from '../../sections/facts.tsx';
import { PictureBeside } from '../../sections/picture-beside.tsx';

/** What comes with every apartment (FC-10). */
export function WithTheKeys() {
  return (
    <PictureBeside
      picture={detailRoomKey}
      caption="The key"
      title="Comes with the keys"
      text="Every apartment has all of it, every night you stay."
      ground="tint"
    >
      <Facts of={apartmentFeatures} columns={2} />
    </PictureBeside>
  );
}
