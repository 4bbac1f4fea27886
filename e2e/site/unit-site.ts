import { provideSiteFacts } from '@venue/shared/contract/site-facts.ts';
import { siteFactsOf } from '@venue/shell/compose/site-facts.ts';
import { readManifests } from '@venue/shell/release/remote-declarations.ts';
import { testVenue } from './test-venue.ts';

// Units run in the site that the remotes of this checkout declare, for a venue of their own.
provideSiteFacts(siteFactsOf(await readManifests(), testVenue));
