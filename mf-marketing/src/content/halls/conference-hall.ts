/** What comes with the conference hall, whatever the layout (FC-16). */
export const conferenceIncludes = [
  'Desks, tables and chairs, set out and cleared',
  'The large screen at the front',
  'WiFi for everybody in the room',
  'Intercom to the kitchen and to reception',
  'A manager on site, guards indoors and outdoors',
  'Standby generator, 24/7 power',
] as const;
