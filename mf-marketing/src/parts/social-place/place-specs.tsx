import type { SocialPlace } from '../../content/social-place.ts';
import { styled } from 'styled-components';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { socialSpecs } from '../../content/social-specs.ts';

const Title = styled(Heading)`
  margin-bottom: ${space[32]};
`;

const List = styled.ul`
  display: grid;
  column-gap: ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
    row-gap: ${space[32]};
  }
`;

const Spec = styled.li`
  padding-block: ${space[12]} ${space[20]};
  border-top: 1px solid ${role.hairline};
  p {
    max-width: 22em;
    margin-top: ${space[4]};
    color: ${role.text2};
  }
  ${media.up(900)} {
    ${doubleLine}
    padding-block: ${space[20]} 0;
  }
`;

const Name = styled.h3`
  ${type.h4}
`;

type PlaceSpecsProps = { of: Pick<SocialPlace, 'capacity'>; title: string; className?: string | undefined };

/** The six specs of night club, lounge and cafe (FC-22 to FC-24). */
export function PlaceSpecs({ of, title, className }: PlaceSpecsProps) {
  return (
    <div className={className}>
      <Title level={2}>{title}</Title>
      <List>
        {socialSpecs(of).map(({ name, text }) => (
          <Spec key={name}>
            <Name>{name}</Name>
            <p>{text}</p>
          </Spec>
        ))}
      </List>
    </div>
  );
}
