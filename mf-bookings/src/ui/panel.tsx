import type { ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { color, media, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';

const looks = {
  framed: css`
    border: 1px solid ${color.hair};
  `,
  paper: css`
    gap: ${space[20]};
    min-width: 0;
    padding: ${space[20]};
    border: 1px solid ${color.hair};
    background: ${color.white};
    ${media.up(900)} {
      padding: 32px;
    }
  `,
  tinted: css`
    background: ${color.starch100};
  `,
  dark: css`
    ${surface.dark}
    ${type.body}
    gap: 16px;
    background: ${color.indigo900};
    ${media.up(900)} {
      padding: 32px;
    }
  `,
};

const Frame = styled.section<{ $look: keyof typeof looks }>`
  ${type.ui}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  align-self: start;
  padding: 24px;
  > button {
    justify-self: start;
  }
  ${(props) => looks[props.$look]}
`;

const Folded = styled.details`
  summary {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    cursor: pointer;
  }
  summary::after {
    content: '+' / '';
    ${type.h3}
  }
  &[open] > summary::after {
    content: '−' / '';
  }
  &[open] > summary {
    margin-bottom: ${space[12]};
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${space[12]};
  > button {
    justify-self: start;
  }
`;

/** A section under its heading; `folded`: closed until the visitor opens it. */
function Foldable(props: { title: string; folded: boolean; children: ReactNode }) {
  const { title, folded, children } = props;
  const heading = (
    <Heading level={2} look="h3">
      {title}
    </Heading>
  );
  if (!folded) {
    return (
      <>
        {heading}
        {children}
      </>
    );
  }
  return (
    <Folded>
      <summary>{heading}</summary>
      <Inside>{children}</Inside>
    </Folded>
  );
}

type PanelProps = {
  title: string;
  /** Name of the section, if it is not its title. */
  label?: string;
  look: keyof typeof looks;
  /** Closed until the visitor opens it. */
  folded?: boolean;
  /** If code may focus it. */
  id?: string;
  ref?: Ref<HTMLElement>;
  className?: string;
  children: ReactNode;
};

/** A section beside the sheet, under its heading. */
export function Panel({ title, label = title, look, folded = false, children, ...place }: PanelProps) {
  const takesFocus = place.id !== undefined || place.ref !== undefined;
  return (
    <Frame $look={look} aria-label={label} tabIndex={takesFocus ? -1 : undefined} {...place}>
      <Foldable title={title} folded={folded}>
        {children}
      </Foldable>
    </Frame>
  );
}
