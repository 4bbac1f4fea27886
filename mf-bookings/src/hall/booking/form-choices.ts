/** F-09. */
export const eventTypes = [
  'Wedding Party',
  'Bridal Party/Shower',
  'Burial/Funeral/Remembrance',
  'Birthday Party',
  'Naming Ceremony',
  'Special Event',
] as const;

/** F-10. */
export const hearAboutOptions = ['Advertisement', 'Instagram', 'Facebook', 'Twitter', 'Influencers'] as const;
