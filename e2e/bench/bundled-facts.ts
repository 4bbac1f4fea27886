import { provideSiteFacts } from '@venue/shared/contract/site-facts.ts';

provideSiteFacts(JSON.parse(document.getElementById('site')?.textContent ?? ''));
