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

/** For an empty field: `summary` in the list above the form, `ask` as the field's own error. */
export type FieldText = { readonly summary: string; readonly ask: string };

/** Fields that must be filled in (V-01). */
export const requiredFields = {
  eventType: { summary: 'No kind of event is chosen', ask: 'Choose the kind of event' },
  eventDate: { summary: 'Event date is empty', ask: 'Enter the event date' },
  startTime: { summary: 'Start time is empty', ask: 'Enter a start time' },
  endTime: { summary: 'End time is empty', ask: 'Enter an end time' },
  noOfPeople: { summary: 'Number of people is empty', ask: 'Enter the number of people' },
  hall: { summary: 'No hall is chosen', ask: 'Choose a hall' },
  firstName: { summary: 'First name is empty', ask: 'Enter a first name' },
  lastName: { summary: 'Last name is empty', ask: 'Enter a last name' },
  email: { summary: 'E-mail is empty', ask: 'Enter an e-mail address' },
  phone: { summary: 'Phone number is empty', ask: 'Enter a phone number' },
  hearAbout: { summary: 'Where you heard about us is not chosen', ask: 'Choose where you heard about us' },
} as const satisfies Partial<Record<HallField, FieldText>>;

export type RequiredField = keyof typeof requiredFields;
