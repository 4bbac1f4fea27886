import { styled } from 'styled-components';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { capacityOf, hallSeats } from '@venue/shared/venue/hall-capacity.ts';
import { hallPrice, hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hallDescriptions, hallPicture } from '../../content/halls/hall-descriptions.ts';
import { bookHall } from '../../content/links.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { Stack } from '../../sections/text-blocks.tsx';
import { HallPlanDisclosure } from './hall-plan-disclosure.tsx';

/** Side by side, pictures and texts line up across cards. */
const Card = styled.article`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  min-width: 0;
  ${media.up(900)} {
    grid-row: span 2;
    grid-template-rows: subgrid;
    gap: ${space[20]};
    &[data-alone] {
      grid-row: auto;
      grid-template: none / 7fr 5fr;
      column-gap: ${layout.columnGap};
    }
  }
`;

const View = styled(CaptionedPicture)`
  margin-inline: calc(-1 * ${layout.gutter});
  ${media.up(900)} {
    align-self: end;
    margin-inline: 0;
  }
`;

/** Room for two lines, so that what follows is level across cards. */
const Description = styled.p`
  ${media.up(900)} {
    min-height: calc(2em * var(--body-line));
  }
`;

const Line = styled.p`
  display: flex;
  /* In a row they would fit for some halls and not for others. */
  flex-direction: column;
  strong {
    font: 650 1.625rem/1.2 var(--sans);
    letter-spacing: -0.01em;
    font-variant-numeric: lining-nums;
  }
`;

function HallPrices({ hall }: { hall: Hall }) {
  const { deposit, caution } = hallPrice(hall.rental);
  return (
    <>
      <Line>
        <span>{hallSeats(hall)}</span>
        <strong>{formatNaira(hall.rental)}</strong>
      </Line>
      <Small>
        {formatNaira(deposit)} secures a date: {hallTerms.depositPercent}% of the rental and{' '}
        {formatNaira(caution)} refundable caution.
      </Small>
    </>
  );
}

type HallCardProps = {
  hall: Hall;
  people: number;
  /** Cards side by side. */
  columns: number;
  /** Has the filled button: the best fit, or every hall without a number of people. */
  isBest: boolean;
};

/** `sizes` of a 16:10 picture cut to 4:3. */
function sizesOf(columns: number): string {
  const twelfths = columns === 1 ? 7 : 12 / columns;
  return `(min-width: 1280px) ${twelfths * 116}px, (min-width: 900px) ${twelfths * 10}vw, (min-width: 640px) 120vw, 80vw`;
}

/** One hall: picture, prices, why it fits, plan and button (FC-15). */
export function HallCard({ hall, people, columns, isBest }: HallCardProps) {
  const { comfortable, most } = capacityOf(hall);
  return (
    <Card id={hall.key} data-alone={columns === 1 || undefined} aria-labelledby={`${hall.key}-name`}>
      <View of={hallPicture(hall)} sizes={sizesOf(columns)} ratio="4 / 3" />
      <Stack>
        <Heading level={2} look="h3" id={`${hall.key}-name`}>
          {hall.name}
        </Heading>
        {people > comfortable && (
          <Note>{`A tight fit for ${inFigures(people)}: holds ${inFigures(most)} at most.`}</Note>
        )}
        {hallDescriptions[hall.key] && <Description>{hallDescriptions[hall.key]}</Description>}
        <HallPrices hall={hall} />
        <HallPlanDisclosure hall={hall} />
        <ButtonLink to={bookHall(hall.name)} look={isBest ? 'primary' : 'line'} wide>
          <span>
            Check a date<VisuallyHidden> in {hall.name}</VisuallyHidden>
          </span>
        </ButtonLink>
      </Stack>
    </Card>
  );
}

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

/** A hall that is too small, kept short. */
export function TooSmallHall({ hall, people }: { hall: Hall; people: number }) {
  return (
    <Row id={hall.key} aria-labelledby={`${hall.key}-name`}>
      <CaptionedPicture of={hallPicture(hall)} sizes="141px" ratio="4 / 3" alt="" />
      <div>
        <h2 id={`${hall.key}-name`}>{hall.name}</h2>
        <p>{`${hallSeats(hall)}. Too small for ${inFigures(people)}.`}</p>
      </div>
    </Row>
  );
}
