import type { SiteConfig } from '@venue/shared/config.ts';

/** The configuration that points every service at the sandbox (`origin` without a trailing slash). */
export function sandboxConfig(origin: string): SiteConfig {
  return {
    mode: 'sandbox',
    email: {
      origin,
      publicKey: 'sandbox_public_key',
      serviceId: 'sandbox_service',
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
      },
    },
    reservation: { baseUrl: origin, apiKey: 'sandbox_reservation_key', verifiesPayments: true },
    payment: { publicKey: 'pk_test_sandbox', checkoutUrl: `${origin}/checkout` },
    bank: {
      bank: 'Sample Bank (sandbox)',
      accountNumber: '0000 000 000',
      accountName: 'Ariya Sample Account',
    },
    links: {},
  };
}
