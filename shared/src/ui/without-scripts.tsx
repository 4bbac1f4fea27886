import { styled } from 'styled-components';
import { contact, mainPhone, telephoneLink, whatsAppLink } from '../venue/contacts.ts';
import { Note } from './note.tsx';

/** The document is marked before any of this is painted: by the inline script, in development by the shell. */
const Unscripted = styled.div`
  html[data-scripted] & {
    display: none;
  }
`;

/**
 * Stands below a prerendered form for visitors whose browser runs no scripts, or cannot read ours, and on a page that
 * has none: their button does nothing, so it is said what does.
 */
export function WithoutScripts() {
  return (
    <Unscripted>
      <Note>
        Our scripts do not run here, so the button cannot send this form. Call{' '}
        <a href={telephoneLink(mainPhone)} translate="no">
          {mainPhone}
        </a>{' '}
        or write by <a href={whatsAppLink(mainPhone)}>WhatsApp</a> or to{' '}
        <a href={`mailto:${contact.email}`} translate="no">
          {contact.email}
        </a>
        , with these details.
      </Note>
    </Unscripted>
  );
}
