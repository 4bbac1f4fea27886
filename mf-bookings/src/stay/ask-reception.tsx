import { Note } from '@venue/shared/ui/note.tsx';
import { concertCaveat } from '@venue/shared/venue/concert-caveat.ts';
import { CallOrChat } from '../controls/call-or-chat.tsx';

/** What the price of the concert space says nothing of, as its own page says, and whom to ask. */
export function AskReception() {
  return (
    <Note>
      <p>{concertCaveat}.</p>
      <CallOrChat />
    </Note>
  );
}
