import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { hallFrame, hallPlan, hallPlanWords } from '../../content/hall-plans.ts';
import type { Layout } from '../../content/planned-hall.ts';
import { hallPrice } from '@venue/shared/venue/hall-price.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { listedGuests } from '@venue/shared/venue/halls.ts';
import { type Hall } from '../../content/halls.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { KeyValue, KeyValues } from '../../parts/key-values.tsx';
import { PlanDrawing } from '../../parts/plan/plan-drawing.tsx';

/** Picture beside plan where the halls stand below each other; over it where they stand side by side. */
const Card = styled.article`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-content: start;
  ${media.up(900)} {
    display: block;
  }
  /* Too small to read there; the stage is the filled block. */
  svg text {
    @media (max-width: 639.98px) {
      display: none;
    }
  }
`;

const View = styled(CaptionedPicture)`
  @media (max-width: 899.98px) {
    picture,
    img {
      height: 100%;
    }
  }
`;

/** Name over value, side by side, where the halls stand below each other; in rows where they stand side by side. */
const Facts = styled(KeyValues)`
  @media (max-width: 899.98px) {
    grid-template-columns: 1fr 1fr;
    column-gap: ${layout.columnGap};
    ${media.up(640)} {
      grid-template-columns: repeat(3, 1fr);
    }
    > div {
      display: block;
    }
    dt {
      ${type.small}
      color: ${role.text2};
    }
    dd {
      text-align: left;
      white-space: normal;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space[12]};
  padding-top: ${space[20]};
`;

const sizes =
  '(min-width: 1600px) 418px, (min-width: 1280px) 378px, (min-width: 900px) 30vw, (min-width: 640px) 70vw, 52vw';

const layouts = ['banquet', 'theatre'] as const satisfies readonly Layout[];

function Sums({ hall }: { hall: Hall }) {
  const { caution, deposit, full } = hallPrice(hall.rental);
  return (
    <Facts>
      <KeyValue name="Guests">
        <strong>{listedGuests(hall)}</strong>
      </KeyValue>
      <KeyValue name="Drawn with">
        {layouts.map((setting) => (
          <span key={setting} data-layout={setting}>
            {hallPlanWords(hall, setting)}
          </span>
        ))}
      </KeyValue>
      <KeyValue name="Rental">
        <strong>{formatNaira(hall.rental)}</strong>
      </KeyValue>
      <KeyValue name={`Caution, back in ${hallTerms.cautionReturnDays} days`}>
        {formatNaira(caution)}
      </KeyValue>
      <KeyValue name="Deposit to hold a date">{formatNaira(deposit)}</KeyValue>
      <KeyValue name="Or in full, with caution">{formatNaira(full)}</KeyValue>
    </Facts>
  );
}

/** One hall: picture, plan, sums, the way to book it (FC-15). */
export function HallCard({ hall, priority }: { hall: Hall; priority: boolean }) {
  const { Link } = useHost();
  return (
    <Card id={hall.key} data-hall={hall.name} aria-labelledby={`${hall.key}-name`}>
      <View of={hall.image} sizes={sizes} ratio="3 / 2" priority={priority} />
      {layouts.map((setting) => (
        <div key={setting} data-layout={setting}>
          <PlanDrawing
            plan={hallPlan(hall, setting)}
            frame={hallFrame}
            label={`Plan of ${hall.name}, ${setting}: ${hallPlanWords(hall, setting)}`}
          />
        </div>
      ))}
      <Words>
        <Heading level={2} look="h3" id={`${hall.key}-name`}>
          {hall.name}
        </Heading>
        <Sums hall={hall} />
        <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $wide>
          <span>
            Check this date<VisuallyHidden> in {hall.name}</VisuallyHidden>
          </span>
        </Button>
      </Words>
    </Card>
  );
}
