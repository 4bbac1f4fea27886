/** PNG icons for home screens, all drawn from `shell/src/assets/icon.svg`. */
export const iconFiles = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  /** Phones crop this one to their own shape, so the drawing stays within the middle four fifths. */
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, purpose: 'apple' },
] as const;
