import { capacities, grounds } from '../../../content/capacities.ts';
import { roomFor } from '@venue/shared/venue/halls.ts';
import { type Hall, halls } from '../../../content/halls.ts';
import type { Fit } from './fit.ts';

/** Seated under the roof of the event center, and guests of the whole venue (K-20). */
const { eventCenter } = capacities;
const venue = grounds.guests.to;

function count(people: number): string {
  return people.toLocaleString('en-NG');
}

function fits(people: number, hall: Hall): string {
  const { withEase, most } = roomFor(hall);
  const sit = `${count(people)} ${people === 1 ? 'sits' : 'sit'} comfortably`;
  return `${hall.name}. ${sit}; it holds ${count(most)}${most > withEase ? ' at the most' : ''}.`;
}

function beyond(people: number): string {
  if (people <= eventCenter) return `More than a hall holds. The event center takes ${count(people)}.`;
  if (people <= venue) return `More than one roof holds. The whole venue takes ${count(people)}.`;
  return `More than we host: the whole venue takes ${count(venue)}.`;
}

function tight(people: number, hall: Hall, roomier: Hall | undefined): string {
  const close = `${hall.name}, sitting close: ${count(people)} of ${count(roomFor(hall).most)} at the most.`;
  return roomier ? `${close} ${roomier.name} has room to spare.` : close;
}

/** The answer in a sentence or two. */
export function fitSentence(fit: Fit): string {
  if (fit.kind === 'unknown') return 'Say how many are coming.';
  if (fit.kind === 'fits') return fits(fit.people, fit.hall);
  if (fit.kind === 'tight') return tight(fit.people, fit.hall, fit.roomier);
  return beyond(fit.people);
}

/** `70 comfortable, 80 most`; one figure where list and terms agree. */
export function roomWords(hall: Hall): string {
  const { withEase, most } = roomFor(hall);
  return withEase < most ? `${count(withEase)} comfortable, ${count(most)} most` : count(most);
}

/** All answers at once, for those without scripts. */
export const fitRule: string = `${halls
  .map((hall) => `${hall.name} up to ${count(roomFor(hall).withEase)}`)
  .join(', ')}, the event center up to ${count(eventCenter)}.`;
