import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { styled } from 'styled-components';

const Text = styled.p`
  font-weight: 600;
`;

/** The venue's promise, if it has made one, about money paid for dates that turn out to be taken. Shown with every pay button. */
export function RefundPromise() {
  const { ifNotFree } = siteFacts().venue;
  return ifNotFree === undefined ? null : <Text>{ifNotFree}</Text>;
}
