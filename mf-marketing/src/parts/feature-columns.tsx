import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
    row-gap: ${space[32]};
  }
  ${media.up(1200)} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Feature = styled.li`
  border-top: 1px solid ${role.hairline};
  padding-top: 16px;
  p {
    margin-top: ${space[4]};
    color: ${role.text2};
  }
`;

/** Four things side by side, each under a line: a name and a sentence. */
export function FeatureColumns(props: { of: readonly { name: string; text: string }[] }) {
  return (
    <List>
      {props.of.map(({ name, text }) => (
        <Feature key={name}>
          <Heading level={3} look="h4">
            {name}
          </Heading>
          <p>{text}</p>
        </Feature>
      ))}
    </List>
  );
}
