import { hallNameOf } from './hall-words.ts';
import { lodgingNameOf } from './lodging-words.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { apartmentExecutive } from '../media/pictures/apartment-executive.ts';
import { apartmentLuxury } from '../media/pictures/apartment-luxury.ts';
import { cafe } from '../media/pictures/cafe.ts';
import { cinema } from '../media/pictures/cinema.ts';
import { concertSpace } from '../media/pictures/concert-space.ts';
import { conferenceHall } from '../media/pictures/conference-hall.ts';
import { corporateGala } from '../media/pictures/corporate-gala.ts';
import { eventCenterExterior } from '../media/pictures/event-center-exterior.ts';
import { hallAmbali } from '../media/pictures/hall-ambali.ts';
import { hallBallRoom } from '../media/pictures/hall-ball-room.ts';
import { hallWosilat } from '../media/pictures/hall-wosilat.ts';
import { heroBallroom } from '../media/pictures/hero-ballroom.ts';
import { hotelBasicDeluxe } from '../media/pictures/hotel-basic-deluxe.ts';
import { hotelBasicStandard } from '../media/pictures/hotel-basic-standard.ts';
import { hotelLobby } from '../media/pictures/hotel-lobby.ts';
import { hotelLuxuryDeluxe } from '../media/pictures/hotel-luxury-deluxe.ts';
import { hotelLuxuryRegular } from '../media/pictures/hotel-luxury-regular.ts';
import { hotelLuxuryStandard } from '../media/pictures/hotel-luxury-standard.ts';
import { lounge } from '../media/pictures/lounge.ts';
import { nightClub } from '../media/pictures/night-club.ts';
import { outdoorFunction } from '../media/pictures/outdoor-function.ts';
import { photoBooth } from '../media/pictures/photo-booth.ts';
import { restaurantBuffet } from '../media/pictures/restaurant-buffet.ts';
import { socialBirthday } from '../media/pictures/social-birthday.ts';
import { weddingDetail } from '../media/pictures/wedding-detail.ts';
import { weddingTraditional } from '../media/pictures/wedding-traditional.ts';

/** A part of the venue by which pictures are chosen. */
export type GalleryPlace = {
  id: string;
  title: string;
  /** Page with prices and plans, and what the link to it says. */
  path: string;
  more: string;
};

export const galleryPlaces = [
  {
    id: 'halls',
    title: 'Halls',
    path: addressOf('mf-marketing/event-hall'),
    more: 'Plans and prices of the halls',
  },
  {
    id: 'celebrations',
    title: 'Celebrations',
    path: addressOf('mf-marketing/wedding-events'),
    more: 'Weddings here',
  },
  { id: 'hotel', title: 'Hotel', path: addressOf('mf-marketing/hotels'), more: 'Rooms and prices' },
  {
    id: 'apartments',
    title: 'Apartments',
    path: addressOf('mf-marketing/apartments'),
    more: 'Apartments and prices',
  },
  {
    id: 'evenings',
    title: 'Stage, screen, bar',
    path: addressOf('mf-marketing/concert-space'),
    more: 'The concert space',
  },
] as const satisfies readonly GalleryPlace[];

export type GalleryPlaceId = (typeof galleryPlaces)[number]['id'];

export type GalleryPicture = {
  /** What `?picture=` in the address of the page says. */
  id: string;
  place: GalleryPlaceId;
  title: string;
  picture: PictureRecord;
};

/** Every picture, place by place; the first of a place is its largest (MD-01). */
export const galleryPictures = [
  { id: 'event-center', place: 'halls', title: 'Event center at dusk', picture: eventCenterExterior },
  { id: 'main-hall', place: 'halls', title: 'Main hall, wedding set', picture: heroBallroom },
  { id: 'hall-ambali', place: 'halls', title: `${hallNameOf('ambali')}, round tables`, picture: hallAmbali },
  {
    id: 'hall-wosilat',
    place: 'halls',
    title: `${hallNameOf('wosilat')}, long tables`,
    picture: hallWosilat,
  },
  {
    id: 'hall-ball-room',
    place: 'halls',
    title: `${hallNameOf('ball-room')}, by day`,
    picture: hallBallRoom,
  },
  { id: 'conference-hall', place: 'halls', title: 'Conference hall', picture: conferenceHall },
  { id: 'outdoor-function', place: 'celebrations', title: 'Outdoor function area', picture: outdoorFunction },
  { id: 'wedding-stage', place: 'celebrations', title: 'Engagement stage', picture: weddingTraditional },
  { id: 'wedding-table', place: 'celebrations', title: 'Wedding table', picture: weddingDetail },
  { id: 'birthday', place: 'celebrations', title: 'Birthday table', picture: socialBirthday },
  { id: 'award-night', place: 'celebrations', title: 'Award night', picture: corporateGala },
  { id: 'photo-booth', place: 'celebrations', title: 'Photo booth', picture: photoBooth },
  { id: 'luxury-deluxe', place: 'hotel', title: lodgingNameOf('luxury-deluxe'), picture: hotelLuxuryDeluxe },
  { id: 'lobby', place: 'hotel', title: 'Lobby', picture: hotelLobby },
  { id: 'buffet', place: 'hotel', title: 'Buffet', picture: restaurantBuffet },
  {
    id: 'luxury-standard',
    place: 'hotel',
    title: lodgingNameOf('luxury-standard'),
    picture: hotelLuxuryStandard,
  },
  {
    id: 'luxury-regular',
    place: 'hotel',
    title: lodgingNameOf('luxury-regular'),
    picture: hotelLuxuryRegular,
  },
  { id: 'basic-deluxe', place: 'hotel', title: lodgingNameOf('basic-deluxe'), picture: hotelBasicDeluxe },
  {
    id: 'basic-standard',
    place: 'hotel',
    title: lodgingNameOf('basic-standard'),
    picture: hotelBasicStandard,
  },
  {
    id: 'executive-apartment',
    place: 'apartments',
    title: lodgingNameOf('executive-apartment'),
    picture: apartmentExecutive,
  },
  { id: 'luxury-suite', place: 'apartments', title: lodgingNameOf('luxury-suite'), picture: apartmentLuxury },
  { id: 'concert-space', place: 'evenings', title: 'Concert space, lit for a show', picture: concertSpace },
  { id: 'cinema', place: 'evenings', title: 'Cinema', picture: cinema },
  { id: 'night-club', place: 'evenings', title: 'Night club', picture: nightClub },
  { id: 'lounge', place: 'evenings', title: 'Lounge', picture: lounge },
  { id: 'cafe', place: 'evenings', title: 'Cafe', picture: cafe },
] as const satisfies readonly GalleryPicture[];

/** Pictures of the slideshow, in this order. */
export const gallerySlides: readonly (typeof galleryPictures)[number]['id'][] = [
  'main-hall',
  'outdoor-function',
  'luxury-deluxe',
  'concert-space',
  'wedding-stage',
  'lounge',
];
