/** The brand, said once (G-03). `slug` is what routes carry, `name` what people read. */
export const brand = { name: 'Àríyá', slug: 'ariya' } as const;

/** Address and contacts (FT-02). All of them are placeholders that reach nobody (FT-07, Q-16). */
export const venue = {
  road: '1 Example Road, Ago Iwoye',
  region: 'Ogun State, Nigeria',
  email: 'info@ariya.example',
  phones: ['+234 000 000 0001', '+234 000 000 0002', '+234 000 000 0003'],
  officeHours: '8am to 6pm Monday to Friday, 8am to 3pm Saturday',
  mapUrl: 'https://www.openstreetmap.org/search?query=Ago%20Iwoye%2C%20Ogun%20State%2C%20Nigeria',
  copyrightYear: 2022,
} as const;

/** The four social channels of HM-03, as placeholders. */
export const socialLinks = [
  { id: 'video', name: 'Video channel', url: 'https://www.youtube.com/' },
  { id: 'photos', name: 'Photo sharing', url: 'https://www.instagram.com/' },
  { id: 'network', name: 'Social network', url: 'https://www.facebook.com/' },
  { id: 'microblog', name: 'Microblog', url: 'https://x.com/' },
] as const;

/** `tel:` address of a phone number as it is written for people. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** Address of a chat with a phone number as it is written for people. */
export function whatsAppLink(phone: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}`;
}

/** First number on the list, the one that help texts name. */
export const mainPhone: string = venue.phones[0];
