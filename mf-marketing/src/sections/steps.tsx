import { css, styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';

const sideBySide = css`
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.up(1200)} {
    grid-template-columns: repeat(5, 1fr);
  }
`;

const List = styled.ol<{ $sideBySide: boolean }>`
  counter-reset: step;
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  align-content: start;
  ${({ $sideBySide }) => $sideBySide && sideBySide}
`;

const Step = styled.li`
  counter-increment: step;
  display: grid;
  grid-template-columns: 44px 1fr;
  align-content: start;
  padding-top: ${space[12]};
  border-top: 1px solid ${role.rule};
  &::before {
    content: counter(step);
    ${type.h2}
    grid-row: span 2;
    color: ${color.sanyan700};
  }
  p {
    grid-column: 2;
    margin-top: ${space[4]};
    color: ${role.text2};
  }
`;

type StepsProps = {
  of: readonly { name: string; text: string }[];
  /** From 640 px; else one under the other. */
  sideBySide?: boolean;
};

/** What happens, in the order of its numbers. */
export function Steps({ of, sideBySide: beside = false }: StepsProps) {
  return (
    <List $sideBySide={beside}>
      {of.map(({ name, text }) => (
        <Step key={name}>
          <Heading level={3} look="h4">
            {name}
          </Heading>
          <p>{text}</p>
        </Step>
      ))}
    </List>
  );
}
