import { provideSiteTime } from '@venue/shared/time/site-time.ts';
import './specified-site.ts';

// Unit tests run in Lagos time, like most visitors' devices.
process.env['TZ'] = 'Africa/Lagos';
// In unit tests the device's clock is right.
provideSiteTime({
  offset: () => 0,
  isKnown: () => true,
  settled: () => Promise.resolve(),
  watch: () => () => {},
});
