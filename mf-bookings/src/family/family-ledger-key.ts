/** Where the payments for other people's invoices are kept. */
export const familyLedgerKey = 'family-payments';
