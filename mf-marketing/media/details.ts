import type { Recipe } from './recipes.ts';

export type Detail = Pick<Recipe, 'alt' | 'widths'> & Required<Pick<Recipe, 'of' | 'part'>>;

/** Details cut from larger pictures, by name. */
export const details: Readonly<Record<string, Detail>> = {
  'apartment-executive-court': {
    of: 'apartment-executive',
    alt: 'Two armchairs by the glass doors to the courtyard',
    part: [18.5, 47, 37],
  },
  'apartment-executive-kitchen': {
    of: 'apartment-executive',
    alt: 'Kitchen island with three stools',
    part: [80, 50, 40],
  },
  'apartment-luxury-window': {
    of: 'apartment-luxury',
    alt: 'Armchair under a reading lamp by the bookshelves, the town at dusk outside',
    part: [23, 62, 42],
  },
  'concert-space-stage': {
    of: 'concert-space',
    alt: 'Drum kit on the stage under crossing beams of light',
    part: [54, 46, 36],
  },
  'corporate-gala-setting': {
    of: 'corporate-gala',
    alt: 'Dark blue table with flowers, plates and napkins at an award evening',
    part: [46, 82, 40],
  },
  'event-center-sign': {
    of: 'event-center-exterior',
    alt: 'Lit spiral sign on a wall of breeze blocks at dusk',
    part: [29, 42, 34],
  },
  'hall-ambali-screens': {
    of: 'hall-ambali',
    alt: 'Round tables laid with flowers in front of lit breeze-block screens',
    part: [72, 48, 56],
    widths: [480, 720, 896],
  },
  'hall-ball-room-cloths': {
    of: 'hall-ball-room',
    alt: 'Three framed adire cloths over round tables',
    part: [74, 50, 44],
  },
  'hotel-basic-deluxe-bed': {
    of: 'hotel-basic-deluxe',
    alt: 'Bed with green and white adire cushions',
    part: [57, 48, 42],
  },
  'hotel-basic-deluxe-window': {
    of: 'hotel-basic-deluxe',
    alt: 'Armchair and small table beside the tall window, bench at the foot of the bed',
    part: [28, 64, 38],
  },
  'hotel-basic-standard-bed': {
    of: 'hotel-basic-standard',
    alt: 'Bed with red adire cushions under a framed cloth',
    part: [51, 50, 42],
  },
  'hotel-basic-standard-window': {
    of: 'hotel-basic-standard',
    alt: 'Armchair on the red floor, a plant beside the window onto the courtyard',
    part: [19, 60, 38],
  },
  'hotel-luxury-deluxe-bed': {
    of: 'hotel-luxury-deluxe',
    alt: 'Bed with indigo adire cushions under three framed cloths',
    part: [71, 50, 44],
  },
  'hotel-luxury-deluxe-window': {
    of: 'hotel-luxury-deluxe',
    alt: 'Sofa corner facing the planted court',
    part: [24, 45, 46],
  },
  'hotel-luxury-regular-bed': {
    of: 'hotel-luxury-regular',
    alt: 'Bed under the arched headboard',
    part: [58, 52, 44],
  },
  'hotel-luxury-regular-window': {
    of: 'hotel-luxury-regular',
    alt: 'Two armchairs by the courtyard window',
    part: [19, 55, 37],
  },
  'hotel-luxury-standard-bed': {
    of: 'hotel-luxury-standard',
    alt: 'Bed with plum cushions between two wall lamps',
    part: [55, 52, 44],
  },
  'hotel-luxury-standard-window': {
    of: 'hotel-luxury-standard',
    alt: 'Armchair facing the window at dusk',
    part: [19, 55, 37],
  },
  'lounge-bench': {
    of: 'lounge',
    alt: 'Low chairs facing a green bench under a framed adire cloth',
    part: [19, 62, 38],
  },
  'lounge-bar': {
    of: 'lounge',
    alt: 'Bottles on lit shelves behind the bar and its stools',
    part: [58, 42, 40],
  },
  'outdoor-function-lights': {
    of: 'outdoor-function',
    alt: 'String lights between palms over tables at dusk',
    part: [30, 46, 50],
  },
  'photo-booth-cloth': {
    of: 'photo-booth',
    alt: 'Bench in front of a wall of indigo adire cloth',
    part: [49, 58, 38],
  },
  'photo-booth-light': {
    of: 'photo-booth',
    alt: 'Lit ring light beside a plant',
    part: [13, 45, 26],
  },
  'photo-booth-props': {
    of: 'photo-booth',
    alt: 'Hand fans and folded caps on the rack of props',
    part: [87, 60, 26],
  },
  'birthday-cake': {
    of: 'birthday',
    alt: 'Cake and glasses in front of an arch of adire cloth',
    part: [53, 58, 38],
  },
};
