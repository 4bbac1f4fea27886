import { provideSiteFacts } from '@venue/shared/contract/site-facts.ts';
import { provideSiteTime } from '@venue/shared/site-time.ts';
import { siteFactsOf } from '@venue/shell/platform/compose/facts-of-site.ts';
import { specifiedVenue } from '@venue/shell/platform/configuration/specified-venue.ts';
import { readManifests } from '@venue/shell/platform/build/remote-declarations.ts';

// Units run in the site that the remotes of this checkout declare, for the specified venue.
provideSiteFacts(siteFactsOf(await readManifests(), specifiedVenue));
// Units run on the clocks of Lagos, as most devices of visitors do.
process.env['TZ'] = 'Africa/Lagos';
// The clock of a unit is right, and the site says so.
provideSiteTime({
  offset: () => 0,
  standing: () => 'told',
  settled: () => Promise.resolve(),
  watch: () => () => {},
});
