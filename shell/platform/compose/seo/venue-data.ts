import type { EventVenue, Graph, Hotel, Offer, PostalAddress } from 'schema-dts';
import type { Venue } from '@venue/shared/contract/venue-schema.ts';

function addressOfVenue({ place }: Venue): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: place.road,
    addressLocality: place.town,
    addressRegion: place.state,
    addressCountry: place.country,
  };
}

function perDay(name: string, price: number): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'NGN', unitCode: 'DAY' },
    itemOffered: { '@type': 'Service', name },
  };
}

function hallsOf(venue: Venue): EventVenue[] {
  return venue.halls.map(({ name, listed }) => ({
    '@type': 'EventVenue',
    name,
    maximumAttendeeCapacity: listed.to,
  }));
}

/** Structured data of the venue: a hotel with its offers, and an event venue with its halls. */
export function venueData(venue: Venue, siteUrl: string, picture?: string): Graph {
  const lodging = [...venue.rooms, ...venue.apartments];
  const common = {
    name: venue.brand.name,
    url: `${siteUrl}/`,
    telephone: venue.contact.phones[0] ?? '',
    address: addressOfVenue(venue),
    hasMap: venue.place.mapUrl,
    ...(picture !== undefined && { image: `${siteUrl}${picture}` }),
  };
  const hotel: Hotel = {
    '@type': 'Hotel',
    ...common,
    email: venue.contact.email,
    currenciesAccepted: 'NGN',
    makesOffer: [
      ...lodging.map(({ name, onlineRate, listedRate }) => perDay(name, onlineRate ?? listedRate)),
      ...venue.halls.map(({ name, rental }) => perDay(name, rental)),
    ],
  };
  const events: EventVenue = {
    '@type': 'EventVenue',
    ...common,
    maximumAttendeeCapacity: venue.grounds.guests.to,
    containsPlace: hallsOf(venue),
  };
  return { '@context': 'https://schema.org', '@graph': [hotel, events] };
}
