/** The field of the number of people, named as in the booking form. */
export const peopleField = 'noOfPeople';

/** Where the field is, for links to it. */
export const peopleId = 'how-many';
