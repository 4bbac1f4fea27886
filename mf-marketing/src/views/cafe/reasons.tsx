import { Heading } from '@venue/shared/ui/heading.tsx';
import { WaysOn } from '@venue/shared/ui/ways-on.tsx';
import { cafeReasons } from '../../content/evening/cafe.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { restaurantBuffet } from '../../media/pictures/restaurant-buffet.ts';
import { Columns } from '../../sections/columns.tsx';
import { Section } from '../../sections/section.tsx';
import { Words } from '../../sections/words.tsx';

/** 16:10 covers 3:2 of four columns, or of a phone's width. */
const sizes = '(min-width: 1280px) 520px, (min-width: 900px) 44vw, 80vw';

/** Where lunch goes on, and why people sit down here, each with one way on. */
export function Reasons() {
  return (
    <Section $short>
      <Columns $of={[4, 7]} $free $middle>
        <CaptionedPicture
          of={restaurantBuffet}
          sizes={sizes}
          ratio="3 / 2"
          caption="The restaurant’s buffet"
        />
        <Words>
          <Heading level={2}>Stay a little longer.</Heading>
          <WaysOn label="From the cafe" link={useHost().Link} ways={cafeReasons} />
        </Words>
      </Columns>
    </Section>
  );
}
