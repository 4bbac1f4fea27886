import type { EmailConfig } from './email-section.ts';

/** A complete configuration of the e-mail service for tests. */
export const sampleEmailConfig: EmailConfig = {
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'service',
  templates: {
    contact: 'template_contact',
    callback: 'template_callback',
    newsletter: 'template_newsletter',
    carRental: 'template_car_rental',
    onTheMoveQuote: 'template_on_the_move_quote',
    galleryQuote: 'template_gallery_quote',
    requestQuote: 'template_request_quote',
    career: 'template_career',
    hallInvoice: 'template_hall_invoice',
    dateRequest: 'template_date_request',
    stayBooking: 'template_stay_booking',
    hallPayment: 'template_hall_payment',
    waitingList: 'template_waiting_list',
    changeRequest: 'template_change_request',
  },
};
