import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { paths } from '@venue/shared/paths.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { hallFrame, hallPlan, hallPlanWords, type Layout } from '../../content/hall-plans.ts';
import { hallPrice } from '@venue/shared/hall-price.ts';
import { hallTerms } from '@venue/shared/hall-terms.ts';
import { listedGuests } from '@venue/shared/halls.ts';
import { type Hall } from '../../content/halls.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { KeyValue, KeyValues } from '../../parts/key-values.tsx';
import { PlanDrawing } from '../../parts/plan/plan-drawing.tsx';

/** Picture over plan; side by side where the halls stand below each other and the screen has room for both. */
const Card = styled.article`
  ${media.up(640)} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-content: start;
  }
  ${media.up(900)} {
    display: block;
  }
`;

const View = styled(CaptionedPicture)`
  @media (min-width: 640px) and (max-width: 899.98px) {
    picture,
    img {
      height: 100%;
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
  '(min-width: 1600px) 418px, (min-width: 1280px) 378px, (min-width: 900px) 30vw, (min-width: 640px) 70vw, 80vw';

const layouts = ['banquet', 'theatre'] as const satisfies readonly Layout[];

function Sums({ hall }: { hall: Hall }) {
  const { caution, deposit, full } = hallPrice(hall.rental);
  return (
    <KeyValues>
      <KeyValue name="Guests">
        <strong>{listedGuests(hall)}</strong>
      </KeyValue>
      <KeyValue name="Drawn with">
        {layouts.map((layout) => (
          <span key={layout} data-layout={layout}>
            {hallPlanWords(hall.anchor, layout)}
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
    </KeyValues>
  );
}

/** One hall: picture, plan, sums, the way to book it (FC-15). */
export function HallCard({ hall, priority }: { hall: Hall; priority: boolean }) {
  const { Link } = useHost();
  return (
    <Card id={hall.anchor} data-hall={hall.name} aria-labelledby={`${hall.anchor}-name`}>
      <View of={hall.image} sizes={sizes} ratio="3 / 2" priority={priority} />
      {layouts.map((layout) => (
        <div key={layout} data-layout={layout}>
          <PlanDrawing
            plan={hallPlan(hall.anchor, layout)}
            frame={hallFrame}
            label={`Plan of ${hall.name}, ${layout}: ${hallPlanWords(hall.anchor, layout)}`}
          />
        </div>
      ))}
      <Words>
        <Heading level={2} look="h3" id={`${hall.anchor}-name`}>
          {hall.name}
        </Heading>
        <Sums hall={hall} />
        <Button as={Link} to={paths.hallBooking} $wide>
          <span>
            Check this date<VisuallyHidden> in {hall.name}</VisuallyHidden>
          </span>
        </Button>
      </Words>
    </Card>
  );
}
