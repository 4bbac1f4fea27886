import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import type { DateSpan } from '../time/date-span.ts';
import { searchText } from './day-search-text.ts';
import type { DaySearch } from './day-search.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
`;

/** As high as its button, so that nothing moves when that disappears. */
const Progress = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  &:focus {
    outline: none;
  }
`;

const Days = styled.ol`
  display: grid;
  border-bottom: 1px solid ${role.hairline};
`;

const Row = styled.li`
  ${type.ui}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[12]};
  align-items: center;
  min-height: 72px;
  padding-block: 8px;
  border-top: 1px solid ${role.hairline};
`;

const Free = styled.span<{ $isFree: boolean }>`
  display: block;
  color: ${(props) => (props.$isFree ? color.palm700 : role.text2)};
`;

const Taken = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;
`;

type DayRow = {
  /** `Sat 20 Mar 2027`. */
  day: string;
  isFree: boolean;
  /** What is free then: `Ambali Hall is free`. */
  text: string;
};

type SearchResultsProps<Availability> = {
  search: DaySearch<Availability>;
  row: (day: DateSpan, availability: Availability) => DayRow;
  onStop: () => void;
  onChoose: (day: DateSpan, availability: Availability) => void;
  /** First day of the dates in the form. */
  chosen: string;
};

/** The line takes the focus when its Stop button disappears. */
function SearchProgress({ search, onStop }: { search: DaySearch<unknown>; onStop: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  function stop() {
    onStop();
    line.current?.focus();
  }
  return (
    <Progress ref={line} tabIndex={-1}>
      <p role="status">{searchText(search)}</p>
      {search.end ? null : (
        <Button $look="line" onClick={stop}>
          Stop
        </Button>
      )}
    </Progress>
  );
}

/** The results of a search as they come; a free day can be chosen with one tap. */
export function SearchResults<Availability>({
  search,
  row,
  onStop,
  onChoose,
  chosen,
}: SearchResultsProps<Availability>) {
  return (
    <Frame>
      <SearchProgress search={search} onStop={onStop} />
      {search.results.length > 0 && (
        <Days>
          {search.results.map(({ day, availability }) => {
            const { day: name, isFree, text } = row(day, availability);
            return (
              <Row key={day.from}>
                <div>
                  <strong>{name}</strong>
                  <Free $isFree={isFree}>{text}</Free>
                </div>
                {isFree && day.from === chosen ? (
                  <Taken>
                    <Icon name="done" />
                    <span>Chosen</span>
                  </Taken>
                ) : null}
                {isFree && day.from !== chosen ? (
                  <Button
                    $look="line"
                    aria-label={`Choose ${name}`}
                    onClick={() => onChoose(day, availability)}
                  >
                    Choose
                  </Button>
                ) : null}
              </Row>
            );
          })}
        </Days>
      )}
    </Frame>
  );
}
