/** Key of the hall form's draft on the device. */
export const hallDraft = 'hall-booking';

/** Fields that other pages may fill in; the manifest accepts them as `hall-wishes`. */
export const wishFields = ['hall', 'eventDate', 'startTime', 'endTime', 'noOfPeople', 'addInfo'] as const;
