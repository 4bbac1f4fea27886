import { Container } from '@venue/shared/ui/container.tsx';
import { loungeEvening } from '../../content/evening/lounge.ts';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { SectionHead } from '../../sections/section-head.tsx';

/** Before, here, after: an evening in three pictures. */
export function Evening() {
  return (
    <Container>
      <SectionHead title="One evening, three doors." />
      <PictureCards of={loungeEvening} columns={3} />
    </Container>
  );
}
