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
  /* With the frame's border as high as a field. */
  min-height: calc(${layout.target} - 2px);
  padding-inline: 20px;
`;

type ChoicesProps = {
  /** Of the field, its own for each choice of a page. */
  name: string;
  label: string;
  of: readonly { value: string; title: string }[];
};

/** One of a few, as buttons of which one stays pressed, at first the first. What it chooses is shown by `:has()`, without scripts too. */
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
