import { styled } from 'styled-components';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { hallSeats } from '@venue/shared/venue/halls.ts';
import type { Hall } from '../../../content/halls/halls.ts';
import { CaptionedPicture } from '../../../media/captioned-picture.tsx';
import { inFigures } from '@venue/shared/words/in-figures.ts';

const Row = styled.article`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: 14px;
  grid-column: 1 / -1;
  align-items: center;
  padding-block: ${space[12]};
  border-block: 1px solid ${role.hairline};
  & + & {
    border-top: 0;
  }
  h2 {
    ${type.h4}
  }
  p {
    color: ${role.text2};
  }
  figcaption {
    display: none;
  }
`;

/** A hall that is too small for the people counted: there, and out of the way. */
export function SmallHall({ hall, people }: { hall: Hall; people: number }) {
  return (
    <Row id={hall.key} data-hall={hall.name} aria-labelledby={`${hall.key}-name`}>
      <CaptionedPicture of={hall.image} sizes="141px" ratio="4 / 3" alt="" />
      <div>
        <h2 id={`${hall.key}-name`}>{hall.name}</h2>
        <p>{`${hallSeats(hall)}. Too small for ${inFigures(people)}.`}</p>
      </div>
    </Row>
  );
}
