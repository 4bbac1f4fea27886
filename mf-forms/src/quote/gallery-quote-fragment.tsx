import { EmailForm } from '../mail-form/email-form.tsx';
import { galleryQuoteForm } from './gallery-quote-form.ts';

/** Quote form of the gallery (MD-02). The page around it draws heading and band. */
export function GalleryQuoteFragment() {
  return <EmailForm spec={galleryQuoteForm} />;
}
