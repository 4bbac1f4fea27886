import { PlaceLine } from '../../sections/place-line.tsx';
import { Columns } from '../../sections/columns.tsx';
import { Stack, Quote } from '../../sections/words.tsx';
import { Section } from '../../sections/section.tsx';
import { whoWeAre } from '../../content/house/overview.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { detailScreenShadow } from '../../media/pictures/detail-screen-shadow.ts';

/** 16:10 covers 4:3 of a phone's width, then of a column. */
const sizes = '(min-width: 900px) 480px, (min-width: 640px) 120vw, 96vw';

/** AB-02. */
export function WhoWeAre() {
  const [first, second] = whoWeAre;
  return (
    <Section>
      <Columns $of={[4, 8]}>
        <CaptionedPicture
          of={detailScreenShadow}
          sizes={sizes}
          ratio="4 / 3"
          caption="A wall of the court"
          late
        />
        <Stack $gap={20}>
          <PlaceLine as="h2">Who we are</PlaceLine>
          <Quote>{first}</Quote>
          <p>{second}</p>
        </Stack>
      </Columns>
    </Section>
  );
}
