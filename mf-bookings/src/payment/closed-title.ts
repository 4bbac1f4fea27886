/** Heading where a card form is gone and no payment was seen; what may have become of the money stands below it. */
export const closedTitle = 'You closed the card form.';
