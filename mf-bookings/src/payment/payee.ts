import { brand, legalLine, place } from '@venue/shared/venue/contacts.ts';

const name = legalLine === '' ? brand.name : `${brand.name} (${legalLine})`;

/** Who is paid, as the payer reads it: `Àríyá, Ago Iwoye, Ogun State`, with the legal name if the venue gives one. */
export const payee = `${name}, ${place.town}, ${place.state}`;
