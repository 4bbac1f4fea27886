import { place, region } from '@venue/shared/venue/contacts.ts';
import { headlineFigures } from '../halls/capacities.ts';

/** G-09, G-10. */
export const homeHero = {
  greeting: { yoruba: 'Ẹ kú àbọ̀', rest: `to ${place.town}, ${region}` },
  heading: 'Bring everybody.',
  lede: `${headlineFigures.squareFeet} square feet for weddings, concerts and conferences, with a hotel across the court. ${headlineFigures.guests} guests, up to ${headlineFigures.seated} seated for weddings.`,
  pictureAlt: 'The event center set for a wedding: round tables, gold chairs, a white aisle to the stage',
  caption: 'The event center, set for a wedding',
} as const;

/** First in the Facilities & Services list, its figure set large (HM-10). */
export const power = {
  figure: '24/7',
  name: 'power with standby generator',
  text: 'It takes over when the power goes.',
} as const;

export const services = [
  { name: 'WiFi', text: 'In the hotel rooms and the halls.' },
  { name: 'Reception call line', text: 'Call reception from anywhere on site.' },
  { name: 'Intercom phones', text: 'Hall to kitchen, room to reception.' },
  { name: 'Security', text: 'Guards indoors and outdoors, at every event.' },
] as const;
