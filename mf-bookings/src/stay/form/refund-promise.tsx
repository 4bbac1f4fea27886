import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { styled } from 'styled-components';

const Text = styled.p`
  font-weight: 600;
`;

/** With every button that takes money for a stay: the venue's own promise for dates that turn out to be taken, if it has one. */
export function RefundPromise() {
  const { ifNotFree } = siteFacts().venue;
  return ifNotFree === undefined ? null : <Text>{ifNotFree}</Text>;
}
