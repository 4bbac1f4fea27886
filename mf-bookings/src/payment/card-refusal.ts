/** The provider answered, and said no before its card form showed: nothing can have been paid. */
export type CardRefusal = {
  kind: 'card-refused';
  /** What of the charge it does not take. */
  about: 'email' | 'other';
  /** Its own words, where a person could read them. */
  said: string | undefined;
};

/** Heading of such a refusal. */
export const cardRefusedTitle = 'The card company did not open its card form';

/** Beside the field of an e-mail address that the card company does not take. */
export const addressNotTaken = 'The card company does not take this address: put it right, then pay again';
