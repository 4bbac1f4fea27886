import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { loungeEvening } from '../../content/lounge.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';

const Title = styled(Heading)`
  margin-bottom: ${space[32]};
`;

const List = styled.ol`
  display: grid;
  row-gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
    column-gap: ${layout.columnGap};
  }
  li {
    position: relative;
    display: grid;
    gap: ${space[4]};
    align-content: start;
  }
  figure {
    margin-bottom: ${space[12]};
  }
  /* The whole of a place leads there. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    max-width: 26em;
    color: ${role.text2};
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 44px;
    font-weight: 600;
  }
`;

const sizes = '(min-width: 1280px) 390px, (min-width: 900px) 31vw, 80vw';

/** Before, here, after: an evening in three pictures. */
export function Evening() {
  const { Link } = useHost();
  return (
    <Container>
      <Title level={2}>One evening, three doors.</Title>
      <List>
        {loungeEvening.map(({ when, text, link, path, picture }) => (
          <li key={when}>
            <CaptionedPicture of={picture} sizes={sizes} ratio="3 / 2" alt="" />
            <Heading level={3}>{when}</Heading>
            <p>{text}</p>
            <Link to={path}>{link}</Link>
          </li>
        ))}
      </List>
    </Container>
  );
}
