type Capital =
  | ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M')
  | ('N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z');

export type Recipe = {
  /** What the picture shows, for those who do not see it. A missing or empty text does not compile. */
  readonly alt: `${Capital}${string}`;
  /** The subject, in % from the left and from the top: what stays when a layout cuts. Middle if not given. */
  readonly focus?: readonly [number, number];
  /** Also make the upright 4:5 cut `<name>-tall` around the focus, for quote cards and phones. */
  readonly tall?: boolean;
  /** Renders carry the caption "Artist's impression"; the venue's own photographs do not. */
  readonly photograph?: boolean;
};

/** Every picture of the site; the name is the file name of its original. */
export const recipes = {
  'apartment-executive': {
    alt: 'Open apartment living room with dining table and kitchen island in daylight',
  },
  'apartment-luxury': {
    alt: 'Apartment living room at dusk with a green sofa in front of a patterned screen',
    focus: [52, 55],
  },
  cafe: {
    alt: 'Cafe with a counter of indigo patterned tiles, a pastry case and small round tables',
    focus: [60, 45],
  },
  cinema: {
    alt: 'Cinema with red seats, patterned wall panels and a glowing screen',
    focus: [45, 45],
  },
  'concert-space': {
    alt: 'Concert space with an empty floor, a stage with drums and crossing beams of coloured light',
    focus: [51, 32],
    tall: true,
  },
  'conference-hall': {
    alt: 'Conference hall with rows of desks, a large screen and daylight through a patterned screen wall',
    focus: [50, 55],
  },
  'corporate-gala': {
    alt: 'Award evening with dark blue tables, a podium and trophies on a lit stage',
    focus: [43, 50],
    tall: true,
  },
  'event-center-exterior': {
    alt: 'Event center at dusk, with a patterned breeze-block facade lit from within and palms in red-earth beds',
    focus: [48, 42],
    tall: true,
  },
  'hall-ambali': {
    alt: 'Hall laid for a banquet, with round tables in indigo and gold and lit breeze-block screens',
    focus: [50, 55],
  },
  'hall-ball-room': {
    alt: 'Small ballroom in daylight with eight round tables and framed indigo adire cloth',
    focus: [60, 55],
  },
  'hall-wosilat': {
    alt: 'Hall with long banquet tables in ivory and laterite red, facing a wide stage',
    focus: [48, 50],
    tall: true,
  },
  'hero-ballroom': {
    alt: 'Ballroom set for a wedding reception, with chandeliers and a lit stage',
    focus: [53, 42],
    tall: true,
  },
  'hotel-basic-deluxe': {
    alt: 'Hotel room with green wainscot, a padded headboard and a green bench at the foot of the bed',
    focus: [58, 55],
  },
  'hotel-basic-standard': {
    alt: 'Small hotel room with a cane headboard, two bedside lamps and a striped rug in daylight',
    focus: [48, 55],
  },
  'hotel-lobby': {
    alt: 'Hotel lobby with a fluted reception desk in front of a patterned screen',
    focus: [51, 48],
  },
  'hotel-luxury-deluxe': {
    alt: 'Large hotel room with a wide window, a seating corner and an indigo headboard',
    focus: [68, 50],
  },
  'hotel-luxury-regular': {
    alt: 'Hotel room with a clay-red wall, an arched headboard and two armchairs by the window',
    focus: [58, 55],
  },
  'hotel-luxury-standard': {
    alt: 'Evening view of a hotel room with indigo panelled walls and a plum headboard',
    focus: [58, 55],
  },
  lounge: {
    alt: 'Lounge bar with lit arched shelves, clay-red tub chairs and a green banquette',
    focus: [58, 50],
  },
  'night-club': {
    alt: 'Night club with a lit dance floor, magenta and indigo light beams and a DJ booth',
    focus: [50, 55],
  },
  'outdoor-function': {
    alt: 'Garden terrace at dusk with dressed round tables, string lights and palms',
    focus: [50, 50],
    tall: true,
  },
  'photo-booth': {
    alt: 'Photo booth corner with an adire cloth wall, ring light, velvet bench and a rack of props',
    focus: [48, 50],
  },
  'restaurant-buffet': {
    alt: 'Buffet table with brass cloche domes, fruit and flowers beside laid dining tables',
    focus: [65, 50],
  },
  'social-birthday': {
    alt: 'Birthday dessert table with a tiered cake, balloon garland and adire backdrop',
    focus: [50, 55],
    tall: true,
  },
  'wedding-detail': {
    alt: 'Wedding table laid with indigo napkins, candles and a tall flower centrepiece',
    focus: [54, 50],
    tall: true,
  },
  'wedding-traditional': {
    alt: 'Yoruba engagement stage with two ornate chairs, aso-oke striped drapes and flowers',
    focus: [50, 55],
    tall: true,
  },
} as const satisfies Record<string, Recipe>;
