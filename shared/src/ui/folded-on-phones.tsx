import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, role, type } from '../theme/tokens.ts';

const foldedBeside = `
  &:not([open])::details-content {
    content-visibility: hidden;
    block-size: 0;
  }
  > summary {
    display: flex;
    width: max-content;
    padding: 10px 22px;
    border: 1px solid var(--edge);
    border-radius: ${radius.control};
    cursor: pointer;
  }
  > h2 {
    display: none;
  }
`;

/** From 900 px the content is always open under a plain heading, except for a form, which stays folded. */
const FoldBox = styled.details<{ $alwaysFolded: boolean }>`
  border-top: 1px solid ${role.hairline};
  ${media.up(900)} {
    border: 0;
    @supports selector(::details-content) {
      &::details-content {
        content-visibility: visible;
        block-size: auto;
      }
      ${(props) => (props.$alwaysFolded ? foldedBeside : '')}
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  font: 600 1rem/1.35 var(--sans);
  &::after {
    content: '';
    width: 10px;
    height: 10px;
    margin-right: 6px;
    border: solid ${color.sanyan400};
    border-width: 0 2px 2px 0;
    transform: translateY(-3px) rotate(45deg);
  }
  [open] > &::after {
    transform: translateY(3px) rotate(225deg);
  }
  ${media.up(900)} {
    @supports selector(::details-content) {
      display: none;
    }
  }
`;

const Hint = styled.span`
  ${type.small}
  margin-left: auto;
  color: ${role.text2};
`;

const Spring = styled.span`
  margin-left: auto;
`;

const Title = styled.h2`
  display: none;
  margin-bottom: 8px;
  font: 600 1rem/1.4 var(--sans);
  color: ${color.sanyan400};
  ${media.up(900)} {
    @supports selector(::details-content) {
      display: block;
    }
  }
`;

/** For browsers without `::details-content`. */
function useOpenWhereWide(fold: RefObject<HTMLDetailsElement | null>, alwaysFolded: boolean): void {
  useLayoutEffect(() => {
    if (alwaysFolded) return;
    const isWide = matchMedia('(min-width: 900px)').matches;
    if (isWide && !CSS.supports('selector(::details-content)')) fold.current?.setAttribute('open', '');
  }, [fold, alwaysFolded]);
}

type FoldedOnPhonesProps = {
  /** Id of the heading, for what it names. */
  id: string;
  title: string;
  /** What is inside, in two or three words, beside the title. */
  hint?: string | undefined;
  /** A form stays folded at every width. */
  alwaysFolded?: boolean;
  children: ReactNode;
};

/** A group of a footer: a native disclosure on phones, open everywhere else. More than one may be open. */
export function FoldedOnPhones({ id, title, hint, alwaysFolded = false, children }: FoldedOnPhonesProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useOpenWhereWide(fold, alwaysFolded);
  return (
    <FoldBox ref={fold} $alwaysFolded={alwaysFolded} suppressHydrationWarning>
      <Summary>
        {title}
        {hint === undefined ? <Spring /> : <Hint>{hint}</Hint>}
      </Summary>
      <Title id={id}>{title}</Title>
      {children}
    </FoldBox>
  );
}
