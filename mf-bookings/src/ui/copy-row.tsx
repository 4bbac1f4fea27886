import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space[12]};
  align-items: center;
  padding: ${space[8]} 0;
  border-top: 1px solid ${role.hairline};
`;

const Name = styled.dt`
  font-size: 1rem;
  line-height: 1.3;
  color: ${role.text2};
  ${media.print} {
    font-size: 0.875rem;
  }
`;

const Value = styled.dd`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Copy = styled.dd`
  grid-area: 1 / 2 / 3 / 3;
`;

const CopyButton = styled(Button)`
  min-width: 92px;
  min-height: 44px;
  padding: 6px 14px;
`;

const resetAfterMs = 2500;

/** If the browser does not let us copy, the visitor only has to press the copy keys. */
function selectText(element: HTMLElement | null) {
  if (element) getSelection()?.selectAllChildren(element);
}

function useCopy(text: string, onCopied: (() => void) | undefined) {
  const value = useRef<HTMLElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), resetAfterMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    onCopied?.();
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      selectText(value.current);
      setState('selected');
    }
  }
  return { value, state, copy };
}

const labels = { idle: 'Copy', copied: 'Copied', selected: 'Selected' } as const;

type CopyRowProps = {
  name: string;
  /** What it is for; shown after the name. */
  purpose?: string | undefined;
  value: string;
  onCopied?: (() => void) | undefined;
};

/** A value with a button that copies it (I-19). Goes into a `dl`. */
export function CopyRow(props: CopyRowProps) {
  const { name, purpose, value: text } = props;
  const { value, state, copy } = useCopy(text, props.onCopied);
  return (
    <Row>
      <Name>{purpose === undefined ? name : `${name}, ${purpose}`}</Name>
      <Value ref={value} translate="no">
        {text}
      </Value>
      <Copy>
        <CopyButton
          $look="line"
          aria-label={state === 'idle' ? `Copy ${name}` : `${labels[state]}: ${name}`}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{labels[state]}</span>
        </CopyButton>
      </Copy>
    </Row>
  );
}
