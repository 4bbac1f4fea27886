/** A sentence of the site that a benchmark changes, and the file in which it stands once. */
export type ChangedSentence = { file: string; text: string };

/** What a developer is measured with stands between two tags; the last is released to visitors who come again. */
export const changedSentences = {
  overview: { file: 'mf-marketing/src/views/overview/come-and-see.tsx', text: '>Come and see it empty.<' },
  hall: { file: 'mf-bookings/src/hall/hall-booking-view.tsx', text: '>Book a hall<' },
  contact: { file: 'mf-forms/src/contact/come-and-see-us.tsx', text: 'Come and see us' },
} as const satisfies Record<string, ChangedSentence>;
