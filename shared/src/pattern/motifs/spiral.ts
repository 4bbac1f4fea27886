/** Half circles about two centres: a spiral of five turns of the hand. */
export const spiral =
  'M32 32a2.3 2.3 0 014.6 0a6.9 6.9 0 01-13.7 0a11.4 11.4 0 0122.9 0a16 16 0 01-32 0a20.5 20.5 0 0141.1 0';
