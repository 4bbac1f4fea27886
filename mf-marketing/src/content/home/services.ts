/** The Facilities & Services list (HM-10). What holds up the rest comes first, its figure set large. */
export const power = {
  figure: '24/7',
  name: 'power with standby generator',
  text: 'It takes over when the line drops.',
} as const;

export const services = [
  { name: 'WiFi', text: 'In the hotel rooms and in the halls.' },
  { name: 'Reception call line', text: 'Ring reception from anywhere on the site.' },
  { name: 'Intercom phones', text: 'Hall to kitchen, room to reception.' },
  { name: 'Security', text: 'Guards indoors and outdoors, at every event.' },
] as const;
