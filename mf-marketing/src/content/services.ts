export type Service = {
  id: 'power' | 'wifi' | 'reception' | 'intercom' | 'security';
  name: string;
  text: string;
};

/** The Facilities & Services list (HM-10). */
export const services = [
  {
    id: 'power',
    name: '24/7 power with standby generator',
    text: 'It takes over when the line drops.',
  },
  { id: 'wifi', name: 'WiFi', text: 'In the hotel rooms and in the halls.' },
  { id: 'reception', name: 'Reception call line', text: 'Ring reception from anywhere on the site.' },
  { id: 'intercom', name: 'Intercom phones', text: 'Hall to kitchen, room to reception.' },
  { id: 'security', name: 'Security', text: 'Guards indoors and outdoors, at every event.' },
] as const satisfies readonly Service[];
