import { styled } from 'styled-components';
import { color, media, role } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { Section } from '../../sections/section.tsx';
import { Stack } from '../../sections/text-blocks.tsx';

type Tone = 'low' | 'middle' | 'high';

const grave = '\u0300';
const acute = '\u0301';

/** An optional consonant, a vowel with its marks, and consonants at the end of a word. */
const syllable = /[^\s\p{M}aeiou]*\p{M}*[aeiou]\p{M}*(?:[^\s\p{M}aeiou]+\p{M}*(?=\s|$))?/giu;

function toneOf(marked: string): Tone {
  if (marked.includes(acute)) return 'high';
  return marked.includes(grave) ? 'low' : 'middle';
}

/** A text may have the same syllable twice; `at` is where it begins. */
type ToneSyllable = { at: number; text: string; tone: Tone };

/** The syllables of a Yoruba text with the tones that their vowels are marked with. */
export function syllablesOf(text: string): readonly ToneSyllable[] {
  const matches = [...text.normalize('NFD').matchAll(syllable)];
  return matches.map(({ 0: marked, index }) => ({
    at: index,
    text: marked.normalize('NFC'),
    tone: toneOf(marked),
  }));
}

const greeting = `Ẹ kú àbọ̀ sí ${brand.name}`;
const syllables = syllablesOf(greeting);

const Syllable = styled.span`
  position: relative;
  display: grid;
  justify-items: center;
  padding-top: 108px;
  font: 600 min(1.75rem, 7vw) / 1.2 var(--serif);
  &::before {
    content: '';
    position: absolute;
    top: 40px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: ${color.sanyan200};
  }
  &[data-tone='high']::before {
    top: 0;
    background: ${color.starch50};
  }
  &[data-tone='low']::before {
    top: 80px;
    background: ${color.sanyan400};
  }
  ${media.up(640)} {
    padding-top: 152px;
    font-size: 2.25rem;
    &::before {
      top: 58px;
      width: 26px;
      height: 26px;
    }
    &[data-tone='low']::before {
      top: 116px;
    }
  }
`;

/** The three lines that the tones hang on, with a column for each syllable. */
const Staff = styled.div`
  display: grid;
  grid-template-columns: repeat(${syllables.length}, minmax(0, 1fr));
  background:
    linear-gradient(${role.hairline} 0 0) 0 9px / 100% 1px no-repeat,
    linear-gradient(${role.hairline} 0 0) 0 49px / 100% 1px no-repeat,
    linear-gradient(${role.hairline} 0 0) 0 89px / 100% 1px no-repeat;
  ${media.up(640)} {
    background-position:
      0 13px,
      0 71px,
      0 129px;
  }
`;

/** A greeting on the talking drum, drawn by tone. */
export function DrumGreeting() {
  return (
    <Section $background="indigo">
      <Container>
        <Stack as="figure" $gap={32}>
          <Staff role="img" lang="yo" aria-label={`The tones of ${greeting}, drawn as dots at three heights`}>
            {syllables.map(({ at, text, tone }) => (
              <Syllable key={at} data-tone={tone}>
                {text}
              </Syllable>
            ))}
          </Staff>
          <Muted as="figcaption">
            <b lang="yo">{greeting}.</b> Welcome to {brand.name}. Three heights, three tones; the drum plays
            the dots and the ear supplies the words.
          </Muted>
        </Stack>
      </Container>
    </Section>
  );
}
