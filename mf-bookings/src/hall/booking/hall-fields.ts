/** Key of the hall form's draft on the device. */
export const hallDraft = 'hall-booking';

/** Fields that other pages may prefill, through the handover `hall-wishes`. */
export const handoverFields = ['hall', 'eventDate', 'startTime', 'endTime', 'noOfPeople', 'addInfo'] as const;

/** F-09. */
export const eventTypes: readonly string[] = [
  'Wedding Party',
  'Bridal Party/Shower',
  'Burial/Funeral/Remembrance',
  'Birthday Party',
  'Naming Ceremony',
  'Special Event',
];

/** F-10. */
export const hearAboutOptions: readonly string[] = [
  'Advertisement',
  'Instagram',
  'Facebook',
  'Twitter',
  'Influencers',
];

/** In the order of the page. The names are also the keys of the e-mail template (F-06). */
export const hallFields = [
  'eventType',
  'noOfPeople',
  'eventDate',
  'startTime',
  'endTime',
  'hall',
  'firstName',
  'lastName',
  'email',
  'phone',
  'addInfo',
  'hearAbout',
  'subCheck',
  'termsCheck',
] as const;

export type HallField = (typeof hallFields)[number];

/** Id of the spam trap. */
export const hallHoneypotId = 'hall-website';

/** Values as text; '' where nothing was typed, chosen or ticked. */
export type HallFormValues = Readonly<Record<HallField, string>>;

export const emptyHallForm: HallFormValues = {
  eventType: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  noOfPeople: '',
  hall: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  addInfo: '',
  hearAbout: '',
  subCheck: '',
  termsCheck: '',
};

export function readHallForm(data: FormData): HallFormValues {
  const values = { ...emptyHallForm };
  for (const field of hallFields) {
    const value = data.get(field);
    if (typeof value === 'string') values[field] = value;
  }
  return values;
}
