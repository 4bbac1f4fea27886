import { styled } from 'styled-components';
import { color, font, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';

const Sheet = styled.section`
  ${type.ui}
  position: relative;
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${media.up(900)} {
    rotate: 1.5deg;
  }
`;

const Inside = styled.div`
  padding: ${space[20]};
  ${media.up(900)} {
    padding: 28px 32px 36px;
  }
`;

const Masthead = styled.p`
  margin-bottom: ${space[20]};
  padding-bottom: ${space[12]};
  border-bottom: 4px double ${role.rule};
  font: 600 2rem/1.1 ${font.serif};
  letter-spacing: -0.01em;
`;

const Contents = styled.ol`
  margin-top: ${space[8]};
  counter-reset: part;
  li {
    display: flex;
    gap: 14px;
    padding-block: 11px;
    border-top: 1px solid ${role.hairline};
    counter-increment: part;
  }
  li::before {
    content: counter(part);
    ${type.h3}
    color: ${color.sanyan700};
  }
`;

const parts = [
  'Saturdays that are still free, hall by hall',
  'Concerts and nights at the club',
  'News from the cinema',
  'News from the festival',
];

/** The contents of a newsletter, shown as a sheet of paper. */
export function NewsletterContents({ className }: { className?: string }) {
  return (
    <Sheet className={className} aria-labelledby="in-every-issue">
      <AsoOkeStripe />
      <Inside>
        <Masthead aria-hidden="true">{brand.name}</Masthead>
        <Heading level={2} look="h4" id="in-every-issue">
          In every issue
        </Heading>
        <Contents>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </Contents>
      </Inside>
    </Sheet>
  );
}
