import { provideSiteFacts } from '@venue/shared/contract/site-facts.ts';
import { readManifests } from '@venue/shell/platform/checkout/remote-declarations.ts';
import { siteFactsOf } from '@venue/shell/platform/compose/facts-of-site.ts';
import { defaultVenue } from '@venue/shell/platform/configuration/default-venue.ts';

// Journeys and unit tests run in the site that this checkout declares, with the specified venue.
provideSiteFacts(siteFactsOf(await readManifests(), defaultVenue));
