import { styled } from 'styled-components';
import { contact, mainPhone, telephoneLink, whatsAppLink } from '../venue/contacts.ts';
import { Note } from './note.tsx';

/** The inline script (in development the shell) marks the document before this is painted. */
const OnlyWithoutScripts = styled.div`
  html[data-scripted] & {
    display: none;
  }
`;

/** Shown below a form if our scripts do not run: switched off, not supported, or a page without modules. */
export function WithoutScripts() {
  return (
    <OnlyWithoutScripts>
      <Note>
        Our scripts don’t run in this browser, so the button cannot send this form. Call{' '}
        <a href={telephoneLink(mainPhone)} translate="no">
          {mainPhone}
        </a>{' '}
        with these details, or send them by <a href={whatsAppLink(mainPhone)}>WhatsApp</a> or to{' '}
        <a href={`mailto:${contact.email}`} translate="no">
          {contact.email}
        </a>
        .
      </Note>
    </OnlyWithoutScripts>
  );
}
