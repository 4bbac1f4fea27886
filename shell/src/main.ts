import { provideSiteFacts } from '@venue/shared/contract/site-facts.ts';
import { readSiteBlock } from './page/page-blocks.ts';

provideSiteFacts(readSiteBlock());
// Shared packages are negotiated before anything that imports them runs, and so are the facts of the site.
void import('./start.tsx');
