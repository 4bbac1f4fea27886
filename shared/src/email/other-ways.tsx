import { Fragment } from 'react';
import { styled } from 'styled-components';
import { otherWays } from './letter.ts';

const Way = styled.a`
  display: inline-block;
  padding-block: 4px;
  font-weight: 600;
`;

/** The separator before an item: `a, b or c`. */
function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' or ' : ', ';
}

/** Links that send a message without the e-mail service (B2). */
export function OtherWays(props: { subject: string; letter: string }) {
  const ways = otherWays(props.subject, props.letter);
  return (
    <p>
      Or send the same message by{' '}
      {ways.map((way, index) => (
        <Fragment key={way.label}>
          {separator(index, ways.length)}
          <Way href={way.href} {...(way.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
            {way.label}
          </Way>
        </Fragment>
      ))}
      .
    </p>
  );
}
