import { teamMembers as files } from '../../../content/team.data.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { pictureNamed } from '../../media/picture-named.ts';
import { withFacts } from '../facts.ts';
import type { ArticleBody } from '../news/news.ts';

export type TeamMember = {
  id: string;
  name: string;
  work: string;
  picture: PictureRecord | undefined;
  body: ArticleBody;
};

/** People of the house who have agreed to be named. Each is a file in `content/team`. */
export const teamMembers: readonly TeamMember[] = files.map((file) => ({
  id: file.id,
  name: withFacts(file.name),
  work: withFacts(file.work),
  picture: file.picture === undefined ? undefined : pictureNamed(file.picture),
  body: file.body,
}));
