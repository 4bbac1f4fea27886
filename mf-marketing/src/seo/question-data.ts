import type { FAQPage, WithContext } from 'schema-dts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { PageData } from '@venue/shared/contract/remote.tsx';
import { questionsTo } from '../content/questions/planner-questions.ts';

/** Only fully answered questions: search engines would show a partial answer as the whole. */
export const questionData: PageData = () => {
  const answered = questionsTo(siteFacts().venue).flatMap(({ question, answer }) =>
    answer.kind === 'said' ? [{ question, text: answer.text }] : [],
  );
  const page: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  return [page];
};
