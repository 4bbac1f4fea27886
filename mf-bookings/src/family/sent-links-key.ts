/** Where the numbers of the invoices are kept whose links were sent from this device. */
export const sentLinksKey = 'sent-invoices';
