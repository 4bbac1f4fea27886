import { EmailForm } from '../mail-form/email-form.tsx';
import { galleryQuoteForm } from './gallery-quote-form.ts';

/** Quote form of the gallery (MD-02). The page around it has the heading. */
export function GalleryQuoteFragment() {
  return <EmailForm spec={galleryQuoteForm} />;
}
