import { provideSiteFacts } from '@venue/shared/contract/site-facts.ts';
import { readSiteBlock } from './page-data/page-blocks.ts';

provideSiteFacts(readSiteBlock());
// Imported dynamically: the shared packages and the site facts have to be there before any code that imports them runs.
void import('./start.tsx');
