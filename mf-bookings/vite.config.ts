import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { remoteConfig } from '../shared/federation/remote-config.ts';
import { manifest } from './manifest.ts';

const config = remoteConfig(manifest, {
  of: 'Source Sans 3 (font of invoices)',
  text: new URL('src/hall/pdf/fonts/LICENSE.md', import.meta.url),
});

/** jspdf loads these to draw HTML and SVG; the invoice is drawn with neither. */
const unused: UserConfig = {
  build: { rolldownOptions: { external: ['html2canvas', 'dompurify', 'canvg'] } },
};

export default defineConfig((environment) => mergeConfig(config(environment), unused));
