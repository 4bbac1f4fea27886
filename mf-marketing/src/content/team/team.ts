import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { teamMembers as files } from '../../../content/team.data.ts';
import { pictureByName } from '../../media/picture-by-name.ts';
import { withFacts } from '../facts.ts';
import type { ArticleBody } from '../news/news.ts';

export type TeamMember = {
  id: string;
  name: string;
  work: string;
  picture: PictureRecord | undefined;
  body: ArticleBody;
};

/** People who have agreed to be named. Each is a file in `content/team`. */
export const teamMembers: readonly TeamMember[] = files.map((file) => ({
  id: file.id,
  name: withFacts(file.name),
  work: withFacts(file.work),
  picture: file.picture === undefined ? undefined : pictureByName(file.picture),
  body: file.body,
}));

/** AB-05. */
export const teamIntro =
  'Guards, a set-up crew, reception, bartenders, cleaners, and one manager who answers for all of it.';

export const dayNote: string =
  teamMembers.length === 0
    ? 'An example day.'
    : 'An example day. Everyone shown below has agreed to be named.';
