import { siteFacts } from '../contract/site-facts.ts';
import { hourText } from './hour-text.ts';

const { venue } = siteFacts();

/** `brand.slug` is part of addresses, `brand.name` is what people read. */
export const { brand, place, contact, copyrightYear } = venue;

/** Those that lead to an account, not only to a network. */
export const socialLinks = venue.socialLinks.filter(({ url }) => new URL(url).pathname !== '/');

/** Two lines of the postal address: `1 Example Road, Ago Iwoye` and `Ogun State, Nigeria`. */
export const street = `${place.road}, ${place.town}`;
export const region = `${place.state}, ${place.country}`;

/** `8am to 6pm Monday to Friday`, a line for each entry. */
export const officeHourLines: readonly string[] = contact.officeHours.map(
  ({ days, from, to }) => `${hourText(from)} to ${hourText(to)} ${days}`,
);

/** All office hours in one line. */
export const officeHours: string = officeHourLines.join(', ');

/** The `tel:` address of a phone number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** The first number, which help texts name. */
export const mainPhone: string = contact.phones[0] ?? '';

/** The address of a WhatsApp chat with a phone number, with the question ready to send. */
export function whatsAppLink(phone: string, question?: string): string {
  const chat = `https://wa.me/${phone.replaceAll(/\D/g, '')}`;
  return question === undefined ? chat : `${chat}?text=${encodeURIComponent(question)}`;
}
