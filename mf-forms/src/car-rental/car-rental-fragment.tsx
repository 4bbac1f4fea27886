import { EmailForm } from '../mail-form/email-form.tsx';
import { carRentalForm } from './car-rental-form.ts';

/** Car rental (FC-18). The page around it draws heading and band. */
export function CarRentalFragment() {
  return <EmailForm spec={carRentalForm} />;
}
