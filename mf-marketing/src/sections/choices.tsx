import { styled } from 'styled-components';
import { layout, radius } from '@venue/shared/theme/tokens.ts';
import { pressedChoice } from './radio-over-label.ts';

const Frame = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  justify-self: start;
  border: 1px solid var(--edge);
  border-radius: ${radius.control};
`;

const Choice = styled.label`
  ${pressedChoice}
  flex: 1 0 auto;
  /* As high as a field, including the frame's border. */
  min-height: calc(${layout.target} - 2px);
  padding-inline: 20px;
`;

type ChoicesProps = {
  /** Name of the radio group, unique on the page. */
  name: string;
  label: string;
  of: readonly { value: string; title: string }[];
};

/** Radio buttons drawn as toggle buttons; the first is chosen. Pages react to the choice with `:has()`, so no script is needed. */
export function Choices({ name, label, of }: ChoicesProps) {
  return (
    <Frame aria-label={label}>
      {of.map(({ value, title }, index) => (
        <Choice key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {title}
        </Choice>
      ))}
    </Frame>
  );
}
