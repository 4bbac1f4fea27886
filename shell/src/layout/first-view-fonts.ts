import sansCore from '../assets/fonts/sans-core.woff2?no-inline';
import serifCore from '../assets/fonts/serif-core.woff2?no-inline';

/** The two files that every first view needs; pages preload them. */
export const firstViewFonts = [
  { family: 'Noto Serif Display', weight: '600', url: serifCore },
  { family: 'Source Sans 3', weight: '400 650', url: sansCore },
] as const;
