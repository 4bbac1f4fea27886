import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sampleHost } from '../../../test/sample-host.tsx';

vi.mock('../../../content/news.data.ts', () => ({
  articles: [
    {
      id: 'short',
      title: 'A short one',
      date: '2026-11',
      picture: 'lounge',
      caption: 'Lounge',
      summary: 'Little was said.',
      next: 'mf-forms/contact',
      linkText: 'Write to us',
      page: 'mf-marketing/festival-article',
      body: [
        { kind: 'paragraph', spans: [{ kind: 'plain', text: 'Little was said.' }] },
        { kind: 'paragraph', spans: [{ kind: 'plain', text: 'And it was enough.' }] },
      ],
    },
  ],
}));

test('an article without headings ends with its link', async () => {
  const { HostProvider: Provider } = await import('../../host.ts');
  const { FestivalArticleView } = await import('./festival-article-view.tsx');
  const page = renderToStaticMarkup(
    <Provider host={sampleHost()}>
      <FestivalArticleView />
    </Provider>,
  );
  expect(page).toContain('And it was enough.');
  expect(page).toMatch(/<a href="\/contact-us"[^>]*>Write to us/);
});
