import { cinema } from '../../content/evening/cinema.ts';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { SectionHead } from '../../sections/section-head.tsx';

/** Where guests of the cinema come from or go on to. */
export function BeforeAndAfter() {
  const { heading, neighbours } = cinema.around;
  return (
    <>
      <SectionHead title={heading} />
      <PictureCards of={neighbours} columns={2} />
    </>
  );
}
