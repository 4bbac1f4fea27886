import { provideSiteTime } from '@venue/shared/site-time.ts';
import './specified-site.ts';

// Units run on the clocks of Lagos, as most devices of visitors do.
process.env['TZ'] = 'Africa/Lagos';
// The clock of a unit is right, and the site says so.
provideSiteTime({
  offset: () => 0,
  standing: () => 'told',
  settled: () => Promise.resolve(),
  watch: () => () => {},
});
