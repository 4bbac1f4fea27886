import { EmailForm } from '../mail-form/email-form.tsx';
import { carRentalForm } from './car-rental-form.ts';

/** Car rental (FC-18). The page around it has the heading. */
export function CarRentalFragment() {
  return <EmailForm spec={carRentalForm} />;
}
