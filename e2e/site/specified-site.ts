import { provideSiteFacts } from '@venue/shared/contract/site-facts.ts';
import { siteFactsOf } from '@venue/shell/compose/site-facts.ts';
import { specifiedVenue } from '@venue/shell/configuration/specified-venue.ts';
import { manifest as bookings } from '../../mf-bookings/manifest.ts';
import { manifest as forms } from '../../mf-forms/manifest.ts';
import { manifest as marketing } from '../../mf-marketing/manifest.ts';

// Tests run in the site that the specification describes.
provideSiteFacts(siteFactsOf([bookings, forms, marketing], specifiedVenue));
