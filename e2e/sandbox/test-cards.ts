/** The provider's published test cards and their results. */
export const testCards = [
  { id: 'approved', number: '4084 0840 8408 4081', outcome: 'Approved', answer: null },
  {
    id: 'declined',
    number: '4084 0800 0000 5408',
    outcome: 'Declined',
    answer: 'Declined. Please use another card.',
  },
  {
    id: 'insufficient-funds',
    number: '4084 0800 0067 0037',
    outcome: 'Insufficient funds',
    answer: 'Insufficient funds. Please use another card.',
  },
  {
    id: 'bank-window',
    number: '5060 6666 6666 6666 666',
    outcome: 'Asks in a window of the bank',
    answer: null,
  },
] as const;
