import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { longestEmailAddress } from '../form/email-address.ts';
import { meantEmail } from '../form/email-slip.ts';
import { role, type } from '../theme/tokens.ts';
import { TextField } from './text-field.tsx';

const Frame = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
`;

const Offer = styled.output`
  ${type.ui}
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.4em;
  align-items: center;
  min-width: 0;
  color: ${role.text2};
`;

const Meant = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font: 600 1rem/1.4 var(--sans);
  color: var(--link);
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

/**
 * Calls back at once, or after the press that is under way: what appears between pressing and releasing moves the button away
 * from under the finger.
 */
function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) callback();
  else addEventListener('mouseup', () => setTimeout(callback), { once: true, capture: true });
}

/** The address that was probably meant, once the field is left or its form sent, until it is changed. */
function useMeantEmail(first: string) {
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState(() => meantEmail(first));
  const look = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    afterPress(() => {
      if (input.current?.value === typed) setMeant(meantEmail(typed));
    });
  });
  const forget = useEffectEvent(() => setMeant(undefined));
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    const stop = new AbortController();
    const { signal } = stop;
    field?.addEventListener('blur', look, { signal });
    field?.addEventListener('input', forget, { signal });
    form?.addEventListener('submit', look, { signal, capture: true });
    form?.addEventListener('reset', forget, { signal });
    return () => stop.abort();
  }, []);

  /** The `input` event makes drafts and checks see the new value. */
  function take(address: string): void {
    const field = input.current;
    if (!field) return;
    field.value = address;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }
  return { input, meant, take };
}

type EmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'ref' | 'maxLength' | 'defaultValue'
> & {
  defaultValue?: string;
};

/** A field for an e-mail address, which offers to correct a usual slip in one tap. The form can be sent without taking the offer. */
export function EmailField({ className, ...field }: EmailFieldProps) {
  const { input, meant, take } = useMeantEmail(field.defaultValue ?? '');
  return (
    <Frame className={className}>
      <TextField {...field} ref={input} type="email" autoComplete="email" maxLength={longestEmailAddress} />
      <Offer key="offer">
        {meant === undefined ? null : (
          <>
            <span>Did you mean</span>
            <Meant key={meant} type="button" translate="no" onClick={() => take(meant)}>
              {meant}?
            </Meant>
          </>
        )}
      </Offer>
    </Frame>
  );
}
