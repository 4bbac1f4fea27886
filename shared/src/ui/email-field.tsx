import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { longestEmailAddress, suggestedEmail } from '../form/email-address.ts';
import { role, type } from '../theme/tokens.ts';
import { TextField } from './text-field.tsx';

const EmailBox = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
`;

const SuggestionLine = styled.output`
  ${type.ui}
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.4em;
  align-items: center;
  min-width: 0;
  color: ${role.text2};
`;

const SuggestionButton = styled.button`
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
 * Calls back at once, or after a press in progress: otherwise the layout would move the pressed button away
 * before it is released.
 */
function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) callback();
  else addEventListener('mouseup', () => setTimeout(callback), { once: true, capture: true });
}

/** The suggested address, after the field is left or its form submitted, until the value changes. */
function useEmailSuggestion(first: string) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState(() => suggestedEmail(first));
  const suggest = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    afterPress(() => {
      if (input.current?.value === typed) setSuggestion(suggestedEmail(typed));
    });
  });
  const clear = useEffectEvent(() => setSuggestion(undefined));
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    const stop = new AbortController();
    const { signal } = stop;
    field?.addEventListener('blur', suggest, { signal });
    field?.addEventListener('input', clear, { signal });
    form?.addEventListener('submit', suggest, { signal, capture: true });
    form?.addEventListener('reset', clear, { signal });
    return () => stop.abort();
  }, []);

  /** The `input` event makes drafts and checks see the new value. */
  function accept(address: string): void {
    const field = input.current;
    if (!field) return;
    field.value = address;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }
  return { input, suggestion, accept };
}

type EmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'ref' | 'maxLength' | 'defaultValue'
> & {
  defaultValue?: string;
};

/** An e-mail field that suggests a correction for a common typo. The form can be sent without it. */
export function EmailField({ className, ...field }: EmailFieldProps) {
  const { input, suggestion, accept } = useEmailSuggestion(field.defaultValue ?? '');
  return (
    <EmailBox className={className}>
      <TextField {...field} ref={input} type="email" autoComplete="email" maxLength={longestEmailAddress} />
      <SuggestionLine key="offer">
        {suggestion === undefined ? null : (
          <>
            <span>Did you mean</span>
            <SuggestionButton
              key={suggestion}
              type="button"
              translate="no"
              onClick={() => accept(suggestion)}
            >
              {suggestion}?
            </SuggestionButton>
          </>
        )}
      </SuggestionLine>
    </EmailBox>
  );
}
