/** The eleven harmful changes of the issue, of which none was stopped, as plants. */
export const elevenHarmful = [
  'a view throws when it is hydrated',
  'server and browser draw different things',
  'a call to a place that the policy does not know',
  'a picture from a place that the policy does not know',
  'a page without heading and title',
  'a field without a label',
  '150 KB of dead weight',
  'a lazy chunk that throws',
  'a value that another remote hands over is renamed',
  'bookings are kept under another name',
  'drafts of forms are kept under another name',
];

/** Nine harmless ones, those among them that were refused or made a version for nothing. */
export const nineHarmless = [
  'a view whose file has another name and place',
  'a style sheet that a view imports',
  'a remark in the sources',
  'another test',
  'another hint beside a field',
  'darker text, on both sides',
  'two kilobytes more code',
  'a further optional field of stored stays',
  'another word in a menu, on every page',
];
