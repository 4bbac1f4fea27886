import type { ReactNode } from 'react';
import { Container } from '@venue/shared/ui/columns.tsx';
import { SectionHead } from './section-head.tsx';
import { type Ground, Section } from './section.tsx';

type HeadedSectionProps = {
  title: ReactNode;
  intro?: ReactNode;
  titleId?: string;
  ground?: Ground;
  short?: boolean;
  id?: string;
  'aria-labelledby'?: string;
  className?: string;
  children: ReactNode;
};

/** A {@link Section} with a heading. */
export function HeadedSection(props: HeadedSectionProps) {
  const { title, intro, titleId, ground = 'page', short = false, children, ...band } = props;
  return (
    <Section $ground={ground} $short={short} {...band}>
      <Container>
        <SectionHead title={title} id={titleId}>
          {intro}
        </SectionHead>
        {children}
      </Container>
    </Section>
  );
}
