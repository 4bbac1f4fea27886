import type { Part, Recipe } from './recipes.ts';

type Detail = Part &
  Pick<Recipe, 'alt' | 'busy' | 'large'> & {
    readonly of: string;
  };

/** Details cut from larger pictures, by name. */
export const details: Readonly<Record<string, Detail>> = {
  'apartment-executive-court': {
    of: 'apartment-executive',
    alt: 'Two armchairs by the glass doors to the courtyard',
    middle: [18.5, 47],
    width: 37,
  },
  'apartment-executive-kitchen': {
    of: 'apartment-executive',
    alt: 'Kitchen island with three stools',
    middle: [80, 50],
    width: 40,
  },
  'apartment-luxury-window': {
    of: 'apartment-luxury',
    alt: 'Armchair under a reading lamp by the bookshelves, the town at dusk outside',
    middle: [23, 62],
    width: 42,
  },
  'concert-space-stage': {
    of: 'concert-space',
    alt: 'Drum kit on the stage under crossing beams of light',
    middle: [54, 46],
    width: 36,
  },
  'corporate-gala-setting': {
    of: 'corporate-gala',
    alt: 'Dark blue table with flowers, plates and napkins at an award evening',
    middle: [46, 82],
    width: 40,
  },
  'event-center-sign': {
    of: 'event-center-exterior',
    alt: 'Lit spiral sign on a wall of breeze blocks at dusk',
    middle: [29, 42],
    width: 34,
  },
  'hall-ambali-screens': {
    of: 'hall-ambali',
    alt: 'Round tables laid with flowers in front of lit breeze-block screens',
    middle: [72, 48],
    width: 56,
    busy: true,
    large: 'part of the width',
  },
  'hall-ball-room-cloths': {
    of: 'hall-ball-room',
    alt: 'Three framed adire cloths over round tables',
    middle: [74, 50],
    width: 44,
  },
  'hotel-basic-deluxe-bed': {
    of: 'hotel-basic-deluxe',
    alt: 'Bed with green and white adire cushions',
    middle: [57, 48],
    width: 42,
  },
  'hotel-basic-deluxe-window': {
    of: 'hotel-basic-deluxe',
    alt: 'Armchair and small table beside the tall window, bench at the foot of the bed',
    middle: [28, 64],
    width: 38,
  },
  'hotel-basic-standard-bed': {
    of: 'hotel-basic-standard',
    alt: 'Bed with red adire cushions under a framed cloth',
    middle: [51, 50],
    width: 42,
  },
  'hotel-basic-standard-window': {
    of: 'hotel-basic-standard',
    alt: 'Armchair on the red floor, a plant beside the window onto the courtyard',
    middle: [19, 60],
    width: 38,
  },
  'hotel-luxury-deluxe-bed': {
    of: 'hotel-luxury-deluxe',
    alt: 'Bed with indigo adire cushions under three framed cloths',
    middle: [71, 50],
    width: 44,
  },
  'hotel-luxury-deluxe-window': {
    of: 'hotel-luxury-deluxe',
    alt: 'Sofa corner facing the planted court',
    middle: [24, 45],
    width: 46,
  },
  'hotel-luxury-regular-bed': {
    of: 'hotel-luxury-regular',
    alt: 'Bed under the arched headboard',
    middle: [58, 52],
    width: 44,
  },
  'hotel-luxury-regular-window': {
    of: 'hotel-luxury-regular',
    alt: 'Two armchairs by the courtyard window',
    middle: [19, 55],
    width: 37,
  },
  'hotel-luxury-standard-bed': {
    of: 'hotel-luxury-standard',
    alt: 'Bed with plum cushions between two wall lamps',
    middle: [55, 52],
    width: 44,
  },
  'hotel-luxury-standard-window': {
    of: 'hotel-luxury-standard',
    alt: 'Armchair facing the window at dusk',
    middle: [19, 55],
    width: 37,
  },
  'lounge-bench': {
    of: 'lounge',
    alt: 'Low chairs facing a green bench under a framed adire cloth',
    middle: [19, 62],
    width: 38,
  },
  'lounge-bar': {
    of: 'lounge',
    alt: 'Bottles on lit shelves behind the bar and its stools',
    middle: [58, 42],
    width: 40,
  },
  'outdoor-function-lights': {
    of: 'outdoor-function',
    alt: 'String lights between palms over tables at dusk',
    middle: [30, 46],
    width: 50,
  },
  'photo-booth-cloth': {
    of: 'photo-booth',
    alt: 'Bench in front of a wall of indigo adire cloth',
    middle: [49, 58],
    width: 38,
    busy: true,
  },
  'photo-booth-light': {
    of: 'photo-booth',
    alt: 'Lit ring light beside a plant',
    middle: [13, 45],
    width: 26,
  },
  'photo-booth-props': {
    of: 'photo-booth',
    alt: 'Hand fans and folded caps on the rack of props',
    middle: [87, 60],
    width: 26,
  },
  'birthday-cake': {
    of: 'birthday',
    alt: 'Cake and glasses in front of an arch of adire cloth',
    middle: [53, 58],
    width: 38,
  },
  'wedding-traditional-chairs': {
    of: 'wedding-traditional',
    alt: 'A red and a blue high chair in front of an arch of flowers and adire cloth',
    middle: [50, 58],
    width: 40,
  },
};
