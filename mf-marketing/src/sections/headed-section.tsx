import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, role } from '@venue/shared/theme/tokens.ts';
import { Columns, Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { type Background, Section } from './section.tsx';
import { TextColumn } from './text-blocks.tsx';

const Frame = styled.div`
  display: grid;
  gap: 10px;
  margin-bottom: 16px;
  ${media.up(900)} {
    gap: 16px;
    margin-bottom: 40px;
  }
`;

const Intro = styled.p`
  max-width: 36em;
  color: ${role.text2};
  text-wrap: balance;
`;

/** A heading with an explanatory sentence under it. */
export function SectionHeading(props: { title: ReactNode; children?: ReactNode; id?: string | undefined }) {
  return (
    <Frame>
      <Heading level={2} id={props.id}>
        {props.title}
      </Heading>
      {props.children === undefined ? null : <Intro>{props.children}</Intro>}
    </Frame>
  );
}

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

/** A heading and intro in one column, the content in the other. */
export function SideHeading(props: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <Columns $first={4} $free>
      <TextColumn>
        <Heading level={2}>{props.title}</Heading>
        {props.intro}
      </TextColumn>
      {props.children}
    </Columns>
  );
}
