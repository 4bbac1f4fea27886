import type { ReactNode } from 'react';
import { Container } from '@venue/shared/ui/columns.tsx';
import { SectionHeading } from './section-heading.tsx';
import { type Background, Section } from './section.tsx';

type HeadedSectionProps = {
  title: ReactNode;
  intro?: ReactNode;
  titleId?: string;
  background?: Background;
  short?: boolean;
  id?: string;
  'aria-labelledby'?: string;
  className?: string;
  children: ReactNode;
};

/** A {@link Section} with a heading. */
export function HeadedSection(props: HeadedSectionProps) {
  const { title, intro, titleId, background = 'page', short = false, children, ...band } = props;
  return (
    <Section $background={background} $short={short} {...band}>
      <Container>
        <SectionHeading title={title} id={titleId}>
          {intro}
        </SectionHeading>
        {children}
      </Container>
    </Section>
  );
}
