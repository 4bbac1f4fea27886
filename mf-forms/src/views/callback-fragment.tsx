import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { savedMessages } from '@venue/shared/email/outbox.ts';
import { hasDraft } from '@venue/shared/form/draft.ts';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { FoldedOnPhones } from '@venue/shared/ui/folded-on-phones.tsx';
import { EmailForm } from '../email-form/email-form.tsx';
import { SavedMessages } from '../email-form/saved-messages.tsx';
import { callbackForm } from '../forms/callback-form.ts';

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[12]};
  padding-bottom: ${space[20]};
  ${type.ui}
  ${media.up(900)} {
    padding-bottom: 0;
  }
  input {
    background: none;
    color: inherit;
    &:not([aria-invalid]) {
      border-color: ${role.text2};
    }
  }
`;

/** Opens the fold if there is a draft or a saved message inside. A name that was filled in from another form does not count. */
function useOpenWithDraft(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isSaved = savedMessages().some(({ form }) => form === callbackForm.name);
    if (isSaved || hasDraft(callbackForm.name))
      frame.current?.querySelector('details')?.setAttribute('open', '');
  }, [frame]);
}

/** Quick Call Back, for the dark footer (FT-01), and the saved messages of all forms. */
export function CallbackFragment() {
  const frame = useRef<HTMLElement>(null);
  useOpenWithDraft(frame);
  return (
    <section ref={frame}>
      <FoldedOnPhones id="quick-call-back" title={callbackForm.title} hint="leave a number" alwaysFolded>
        <Inside>
          <EmailForm spec={callbackForm} layout="line" look="line" />
        </Inside>
      </FoldedOnPhones>
      <SavedMessages isShown={({ form }) => form !== callbackForm.name} />
    </section>
  );
}
