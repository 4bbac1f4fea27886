/** Heading where the card company said no before its card form showed. */
export const cardRefusedTitle = 'The card company did not open its card form';

/** Beside the field of an e-mail address that the card company does not take. */
export const addressNotTaken = 'The card company does not take this address: put it right, then pay again';
