import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Number = styled.a`
  white-space: nowrap;
`;

/** The venue's first telephone number, to press. */
export function PhoneLink() {
  return <Number href={telephoneLink(mainPhone)}>{mainPhone}</Number>;
}
