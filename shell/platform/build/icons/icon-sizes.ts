/** The icons of the site as PNG, for home screens: all drawn from `shell/src/assets/icon.svg`. */
export const iconFiles = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  /** Phones cut it to their own shape: what counts stands within four fifths of it. */
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, purpose: 'apple' },
] as const;
