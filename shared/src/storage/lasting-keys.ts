/** Keys that a wipe leaves: settings of the site and the mark of the last turn, none of which is about a person. */
export const lastingKeys = {
  dataSaver: 'data-saver',
  developer: 'developer',
  lastTurn: 'last-turn',
} as const;
