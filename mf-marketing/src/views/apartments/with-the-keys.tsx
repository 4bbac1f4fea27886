import { styled } from 'styled-components';
import { media, role } from '@venue/shared/theme/tokens.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { allOf } from '../../content/all-of.ts';
import { apartmentFeatures, apartments } from '../../content/apartments.ts';
import { detailRoomKey } from '../../media/pictures/detail-room-key.ts';
import { WithAStay } from '../../parts/stay/with-a-stay.tsx';

const List = styled.ul`
  display: grid;
  gap: 0 32px;
  margin-top: 16px;
  li {
    padding: 12px 0;
    border-top: 1px solid ${role.hairline};
  }
  p {
    color: ${role.text2};
  }
  ${media.up(900)} {
    grid-template-columns: 1fr 1fr;
    margin-top: 24px;
    li {
      padding-block: 16px;
    }
  }
`;

const all = apartments.length;
const who = all === 1 ? 'The apartment has' : `${capital(allOf(all))} apartments have`;

/** What comes with every apartment (FC-10). */
export function WithTheKeys() {
  return (
    <WithAStay
      picture={detailRoomKey}
      caption="The key"
      title="Comes with the keys"
      text={`${who} all ${numberWords(apartmentFeatures.length)}, every night you stay.`}
    >
      <List>
        {apartmentFeatures.map(({ name, text }) => (
          <li key={name}>
            <Heading level={3} look="h4">
              {name}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </WithAStay>
  );
}
