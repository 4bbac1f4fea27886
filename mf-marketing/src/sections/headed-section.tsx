import type { ComponentProps, ReactNode } from 'react';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from './section-head.tsx';
import { Section } from './section.tsx';

type HeadedSectionProps = Omit<ComponentProps<typeof Section>, 'title'> & {
  title: ReactNode;
  /** The plain sentence that explains it. */
  intro?: ReactNode;
  /** Of the heading. */
  titleId?: string;
};

/** A band with its heading over what it is about. */
export function HeadedSection({ title, intro, titleId, children, ...section }: HeadedSectionProps) {
  return (
    <Section {...section}>
      <Container>
        <SectionHead title={title} id={titleId}>
          {intro}
        </SectionHead>
        {children}
      </Container>
    </Section>
  );
}
