import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { lounge } from '../../content/lounge.ts';
import { alcoholAge, capacitySpec, socialSpecs } from '../../content/social-specs.ts';

const Frame = styled.div`
  margin-top: ${space[32]};
  > p {
    margin-top: ${space[12]};
    color: ${role.text2};
  }
`;

const List = styled.dl`
  display: grid;
  column-gap: ${layout.columnGap};
  border-bottom: 1px solid ${role.hairline};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
  div {
    padding-block: 10px;
    border-top: 1px solid ${role.hairline};
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: ${role.text2};
  }
`;

const { linens, bartenders, setup, management, guards } = socialSpecs;
const capacity = { name: capacitySpec(lounge), text: 'With all of them, still a corner to talk in.' };

/** What comes with the lounge, in ruled lines (FC-23). */
export function LoungeFacts() {
  return (
    <Frame>
      <List>
        {[capacity, linens, bartenders, setup, management, guards].map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
      <p>{alcoholAge.sentence}</p>
    </Frame>
  );
}
