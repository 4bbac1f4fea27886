import { color, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { styled } from 'styled-components';
import { menuIsOpen } from './menu-toggle.tsx';

const Strip = styled.section`
  padding-block: 12px;
  background: ${color.alaari50};
  color: ${color.ink};
  border-bottom: 2px solid ${color.alaari700};
  font-size: 1rem;
  line-height: 1.45;
  ${menuIsOpen} & {
    display: none;
  }
`;

const Title = styled.p`
  ${type.label}
  color: ${color.alaari700};
`;

const List = styled.ul`
  padding-left: 20px;
  list-style: disc;
  overflow-wrap: anywhere;
`;

/** Tells visitors that forms are off, and the site's owner what is wrong with the configuration. */
export function NoticeStrip(props: { problems: readonly string[] }) {
  return (
    <Strip role="alert">
      <Container>
        <Title>This site isn’t fully set up, so forms and payments are off. You can still call us.</Title>
        <List>
          {props.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </List>
      </Container>
    </Strip>
  );
}
