import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { provideSiteFacts, siteFacts } from '@venue/shared/contract/site-facts.ts';
import { sampleHost } from '../../../test/sample-host.tsx';

const posted = '2026-11-01';
vi.mock('../../../../shared/content/openings.data.ts', () => ({
  openings: [
    { id: 'usher', job: 'Usher', posts: 2, posted, closes: '2026-11-30', position: 1, body: [] },
    { id: 'cook', job: 'Cook', posts: 1, posted, position: 2, body: [] },
  ],
}));

const facts = siteFacts();
afterEach(() => provideSiteFacts(facts));

/** The text of a page composed on that day. */
async function careerOn(composedOn: string): Promise<string> {
  provideSiteFacts({ ...facts, composedOn });
  const { HostProvider: Provider } = await import('../../host.ts');
  const { CareerHeader } = await import('./career-view.tsx');
  const { Openings } = await import('./openings.tsx');
  const page = renderToStaticMarkup(
    <Provider host={sampleHost()}>
      <CareerHeader />
      <Openings />
    </Provider>,
  );
  return page.replaceAll(/<[^>]+>/g, ' ');
}

test('a job shows its closing day and is still open on it', async () => {
  const page = await careerOn('2026-11-30');
  expect(page).toMatch(/Usher\s+Apply by Mon 30 Nov 2026/);
  expect(page).toContain('Three chairs are empty.');
});

test('after that day the job and its chairs are gone from the page and from the data for search engines', async () => {
  const page = await careerOn('2026-12-01');
  expect(page).not.toContain('Usher');
  expect(page).toContain('Cook');
  expect(page).toContain('One chair is empty.');
  const { jobData } = await import('../../structured-data.ts');
  expect(jobData('https://venue.example')).toMatchObject([{ title: 'Cook' }]);
});
