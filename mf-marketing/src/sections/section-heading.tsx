import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, role } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';

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
