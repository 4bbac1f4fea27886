import { media, surface } from '@venue/shared/theme/tokens.ts';

/**
 * The values behind `tokens.ts`: all colours, and all sizes that change with the screen. On phones, headings
 * grow with the visitor's text size until their longest word is as wide as the screen.
 */
export const properties = `
  :root {
    --indigo-950: #0e1430; --indigo-900: #161e48; --indigo-700: #2a3a7c;
    --starch-50: #fbf8f1; --starch-100: #f4eddf; --white: #fff;
    --sanyan-200: #e3d3b4; --sanyan-400: #c4a673; --sanyan-700: #7a5c2e;
    --alaari-700: #8e1b3a; --alaari-50: #f7e1e6;
    --brass-400: #d9a441; --brass-300: #e6bc6b;
    --palm-700: #1f5b43; --palm-50: #dfefe6;
    --ink: #1b1d2a; --ink-2: #4a4e63; --line: #8c8672;
    --hair: #e0d6c1; --hair-dark: #323b68; --on-dark-2: #c9cada;
    --backdrop: rgb(14 20 48 / .78);

    --serif: 'Noto Serif Display', 'Serif stand-in', 'Serif stand-in for Android', Georgia, serif;
    --sans: 'Source Sans 3', 'Sans stand-in', 'Sans stand-in for Android', Arial, sans-serif;

    --display-size: min(3rem, 15vw); --display-line: 1;
    --h1-size: min(2.375rem, 13vw); --h1-line: 1.1;
    --h2-size: min(1.75rem, 12vw); --h2-line: 1.14;
    --h3-size: min(1.375rem, 11vw); --h3-face: var(--serif); --h3-stroke: .4px;
    --quote-size: min(1.75rem, 11vw); --stat-size: 3rem;
    --lead-size: 1.125rem; --lead-line: 1.5;
    --body-size: 1rem; --body-line: 1.5;

    --page-width: 1200px; --gutter: 16px; --column-gap: 16px; --band: 48px; --short-band: 32px; --header-height: 64px;
    --above-breadcrumbs: 12px; --below-breadcrumbs: 20px; --below-title: 14px; --below-lead: 24px;
    ${surface.light}
  }
  ${media.up(640)} {
    :root {
      --display-size: 3.875rem; --h1-size: 3rem; --h2-size: 2.25rem;
      --h3-size: 1.75rem;
      --gutter: 24px; --column-gap: 20px;
    }
  }
  ${media.up(900)} {
    :root {
      --display-size: 4.5rem; --h1-size: 2.75rem; --h2-size: 2.375rem; --quote-size: 2.25rem; --stat-size: 3.875rem;
      --lead-size: 1.375rem; --lead-line: 1.45; --body-size: 1.125rem; --body-line: 1.55;
      --gutter: 40px; --column-gap: 24px; --band: 72px; --short-band: 48px;
      --above-breadcrumbs: 24px; --below-breadcrumbs: 28px; --below-title: 20px; --below-lead: 32px;
    }
  }
  ${media.up(1200)} {
    :root {
      --display-size: 5.25rem; --display-line: .98; --h1-size: 3.5rem; --h1-line: 1.06;
      --h2-size: 2.75rem; --h2-line: 1.1;
      --column-gap: 32px; --band: 96px; --short-band: 72px; --header-height: 80px;
    }
  }
  ${media.up(1600)} {
    :root { --display-size: 6.5rem; --page-width: 1320px; }
  }
`;
