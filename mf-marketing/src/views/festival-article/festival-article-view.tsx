import { place } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { festivalArticle } from '../../content/festival-article.ts';
import { concertSpace } from '../../media/pictures/concert-space.ts';
import { concertSpaceTall } from '../../media/pictures/concert-space-tall.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { WidePicture } from '../../parts/wide-picture.tsx';
import { DrumGreeting } from './drum-greeting.tsx';
import { Sponsors } from './sponsors.tsx';
import { Story } from './story.tsx';

const trail = [{ title: 'Latest News', path: addressOf('mf-marketing/latest-news') }];

const Opening = styled(Container)`
  padding-top: ${space[52]};
  ${media.up(900)} {
    padding-top: ${space[84]};
  }
`;

const FirstWords = styled.p`
  ${type.quote}
  text-wrap: balance;
  max-width: 26em;
`;

const When = styled.p`
  ${type.small}
  margin-bottom: ${space[12]};
  color: ${role.text2};
`;

/** `/media/latest-news/1` (MD-05, MD-06). */
export function FestivalArticleView() {
  const { title, date, lede, opening, performance, attendance } = festivalArticle;
  return (
    <>
      <PageHead
        title={title}
        description={`The first edition of the cultural festival in ${place.town}, on the second day of the 2023 year-end holiday: who played, who came, and who might sponsor 2024.`}
      />
      <article>
        <PageOpening title={title} here="The first festival" trail={trail}>
          {lede}
        </PageOpening>
        <WidePicture
          of={concertSpace}
          onPhones={concertSpaceTall}
          caption="Concert space, lit for a show"
          motif="olokoto"
        />
        <Opening>
          <When>{date}</When>
          <FirstWords>{opening}</FirstWords>
        </Opening>
        <Story title="The Performance" paragraphs={performance} />
        <DrumGreeting />
        <Story title="Attendance" paragraphs={attendance} />
        <Sponsors />
      </article>
    </>
  );
}
