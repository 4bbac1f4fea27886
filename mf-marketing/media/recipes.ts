export type Recipe = {
  /** Alternative text: words, so that a missing or empty one does not compile. */
  readonly alt: `${string} ${string}`;
  /** The subject, in % from the left and top, which crops keep in view. Default: the centre. */
  readonly focus?: readonly [number, number];
  /** The original, if it is that of another picture. */
  readonly of?: string;
  /** The part of the original that is shown, in %: its centre from the left and top, and its width. */
  readonly part?: readonly [x: number, y: number, width: number];
  /** px, if they are not those of its table. */
  readonly widths?: readonly number[];
  /** A photograph has no “Artist’s impression” in its caption. */
  readonly photograph?: boolean;
};

type Recipes = Readonly<Record<string, Recipe>>;

/** Shown from edge to edge of the screen. */
export const fromEdgeToEdge: Recipes = {
  cinema: {
    alt: 'Cinema with red seats and a terrace scene on the wide screen',
    focus: [45, 45],
  },
  'concert-space': {
    alt: 'Concert space with an empty floor, a stage with drums and crossing beams of coloured light',
    focus: [51, 32],
  },
  'conference-hall': {
    alt: 'Conference hall with rows of desks and a chart on the screen',
    focus: [50, 55],
  },
  'detail-drum': {
    alt: 'Talking drum and beater on striped aso-oke cloth under stage light',
    focus: [48, 45],
    widths: [360, 720, 960, 1280, 1600],
  },
  'event-center-exterior': {
    alt: 'Event center at dusk with a lit breeze-block facade, red carpet and wet paving',
    focus: [46, 50],
  },
  'hotel-luxury-deluxe': {
    alt: 'Large hotel room with an indigo headboard and a seating corner facing a planted courtyard',
    focus: [68, 50],
  },
  lounge: {
    alt: 'Lounge bar with three lit arches of bottles, clay-red tub chairs and a green bench along the wall',
    focus: [58, 50],
  },
  'outdoor-function': {
    alt: 'Garden terrace at dusk with dressed round tables, string lights and palms',
    focus: [50, 58],
  },
  'wedding-traditional': {
    alt: 'Yoruba engagement stage with two ornate chairs, aso-oke striped drapes and flowers',
    focus: [50, 55],
  },
};

/** Shown across a part of the width. */
export const partOfTheWidth: Recipes = {
  'apartment-executive': {
    alt: 'Open apartment living room with a dining table, kitchen island and a courtyard beyond the glass',
  },
  'apartment-luxury': {
    alt: 'Apartment living room at dusk with a green sofa in front of a patterned screen',
    focus: [52, 55],
  },
  cafe: {
    alt: 'Cafe with a counter of patterned indigo tiles, cakes behind glass and a courtyard outside',
    focus: [58, 45],
  },
  'corporate-gala': {
    alt: 'Award evening with dark blue tables, a podium and trophies on a lit stage',
    focus: [43, 50],
  },
  'detail-place-setting': {
    alt: 'Gold-rimmed plates with an indigo adire napkin and a rose, with candles and glasses behind',
    focus: [52, 60],
  },
  'detail-room-key': {
    alt: 'Brass key on a leather fob beside a counter bell on a wooden desk',
    focus: [60, 55],
    widths: [480, 720, 960, 1200],
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
  },
  'hero-ballroom': {
    alt: 'Ballroom set for a wedding reception, with chandeliers and a lit stage',
    focus: [53, 42],
  },
  'hotel-basic-deluxe': {
    alt: 'Hotel room with green wainscot, a padded headboard and a green bench at the foot of the bed',
    focus: [58, 55],
  },
  'hotel-basic-standard': {
    alt: 'Small hotel room with a cane headboard and a palm courtyard outside the window',
    focus: [48, 55],
  },
  'night-club': {
    alt: 'Night club with a lit dance floor in front of a DJ booth and a wall of adire squares in violet light',
    focus: [48, 62],
    part: [50, 61, 78],
    widths: [480, 720, 960, 1248],
  },
  'photo-booth': {
    alt: 'Photo booth corner with an adire cloth wall, ring light, velvet bench and a rack of props',
    focus: [12, 50],
  },
};

/** Shown in cards and rows. */
export const others: Recipes = {
  'apartment-bedroom': {
    alt: 'Apartment bedroom with a timber headboard wall, an adire throw and a courtyard beyond glass doors',
    focus: [55, 55],
    widths: [480, 960, 1120],
  },
  bathroom: {
    alt: 'Bathroom with indigo tiles, a glass walk-in shower, a stone basin and a round lit mirror',
    focus: [62, 50],
  },
  'detail-gele-chair': {
    alt: 'Gold Chiavari chair back draped with indigo and striped aso-oke cloth',
    focus: [55, 50],
    part: [45, 50, 90],
    widths: [480, 960, 1440],
  },
  'detail-pillow': {
    alt: 'Indigo adire cushion and a striped aso-oke cushion on linen pillows in morning sun',
    focus: [48, 48],
    widths: [360, 960],
  },
  'detail-screen-shadow': {
    alt: 'Late sunlight through a patterned breeze-block screen on a laterite-red wall beside a potted plant',
    focus: [68, 50],
  },
  'hotel-lobby': {
    alt: 'Hotel lobby with a fluted reception desk in front of a patterned screen',
    focus: [51, 48],
  },
  'hotel-luxury-regular': {
    alt: 'Hotel room with a clay-red wall, an arched headboard and two armchairs by the courtyard window',
    focus: [58, 55],
  },
  'hotel-luxury-standard': {
    alt: 'Evening view of a hotel room with indigo panelled walls and a plum headboard',
    focus: [58, 55],
  },
  'restaurant-buffet': {
    alt: 'Buffet table with brass cloche domes, fruit and flowers beside laid dining tables',
    focus: [65, 50],
  },
  birthday: {
    alt: 'Birthday dessert table with a tiered cake, balloon garland and adire backdrop',
    focus: [50, 55],
  },
  'wedding-detail': {
    alt: 'Wedding table laid with indigo napkins, candles and a tall flower centrepiece',
    focus: [54, 50],
  },
};
