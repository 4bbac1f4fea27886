export type Service = {
  /** A figure that its name begins with, set large. */
  figure?: string;
  /** Without the figure. */
  name: string;
  text: string;
};

/** The Facilities & Services list (HM-10), what holds up the rest first. */
export const services: readonly Service[] = [
  {
    figure: '24/7',
    name: 'power with standby generator',
    text: 'It takes over when the line drops.',
  },
  { name: 'WiFi', text: 'In the hotel rooms and in the halls.' },
  { name: 'Reception call line', text: 'Ring reception from anywhere on the site.' },
  { name: 'Intercom phones', text: 'Hall to kitchen, room to reception.' },
  { name: 'Security', text: 'Guards indoors and outdoors, at every event.' },
];
