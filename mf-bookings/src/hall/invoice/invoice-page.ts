import { createContext, useContext } from 'react';
import type { BookingStatus } from '../booking/booking-status.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallServices } from '../flow/hall-services.ts';
import type { InvoiceFlow } from '../flow/hall-stages.ts';

/** The invoice on the page, and what its panels act with. */
export type InvoicePage = {
  booking: HallBooking;
  /** What has just happened to it, and what is open over it. */
  flow: InvoiceFlow;
  /** Ms since the epoch. */
  now: number;
  /** Of the booking at that instant. */
  status: BookingStatus;
  services: HallServices;
};

const InvoicePageContext = createContext<InvoicePage | undefined>(undefined);

export const InvoicePageProvider = InvoicePageContext.Provider;

export function useInvoicePage(): InvoicePage {
  const page = useContext(InvoicePageContext);
  if (!page) throw new Error('no invoice is shown');
  return page;
}
