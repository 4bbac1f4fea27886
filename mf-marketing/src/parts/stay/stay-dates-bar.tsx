import { useRef, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { useStayDates } from './use-stay-dates.ts';

/** Lies over the lower edge of the picture above it. */
const Place = styled(Container)`
  position: relative;
  margin-top: -40px;
  ${media.up(900)} {
    margin-top: -72px;
  }
`;

const Bar = styled.div`
  display: grid;
  gap: ${space[20]};
  padding: ${space[20]};
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.up(900)} {
    grid-template-columns: 1fr 1fr auto;
    gap: ${space[20]} 24px;
    align-items: end;
    padding: 28px ${space[32]} 22px;
  }
`;

const Check = styled.form`
  ${media.up(640)} {
    grid-column: 1 / -1;
  }
  ${media.up(900)} {
    grid-column: auto;
  }
`;

const Hint = styled.p`
  ${type.small}
  grid-column: 1 / -1;
  color: ${role.text2};
`;

function scrollTo(id: string) {
  const place = document.getElementById(id);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  place?.focus({ preventScroll: true });
}

/**
 * Check-in and check-out (FC-01, FC-09). The fields stand outside of the form, so that nothing of them can be sent
 * (FC-03); the button leads to the list, with and without scripts (FC-02).
 */
export function StayDatesBar({ listId }: { listId: string }) {
  const group = useRef<HTMLDivElement>(null);
  useStayDates(group);
  const toList = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    scrollTo(listId);
  };
  return (
    <Place>
      <Bar ref={group} role="group" aria-label="Your dates">
        <TextField id="check-in" name="checkIn" type="datetime-local" label="Check-in" />
        <TextField id="check-out" name="checkOut" type="datetime-local" label="Check-out" />
        <Check action={`#${listId}`} onSubmit={toList}>
          <Button type="submit" $wide>
            Check Availability
          </Button>
        </Check>
        <Hint>
          We keep these dates while you choose, in this tab only. Availability is confirmed when you book.
        </Hint>
      </Bar>
    </Place>
  );
}
