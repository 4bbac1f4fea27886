import { styled } from 'styled-components';
import { layout, radius } from '@venue/shared/theme/tokens.ts';
import { toggleLabel } from './radio-styles.ts';

const Frame = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  justify-self: start;
  border: 1px solid var(--edge);
  border-radius: ${radius.control};
`;

const Choice = styled.label`
  ${toggleLabel}
  flex: 1 0 auto;
  /* As high as a field, including the frame's border. */
  min-height: calc(${layout.target} - 2px);
  padding-inline: 20px;
`;

type SegmentedControlProps = {
  /** Name of the radio group, unique on the page. */
  name: string;
  label: string;
  options: readonly { value: string; title: string }[];
};

/** Radio buttons drawn as toggle buttons; the first is chosen. Pages react to the choice with `:has()`, so no script is needed. */
export function SegmentedControl({ name, label, options }: SegmentedControlProps) {
  return (
    <Frame aria-label={label}>
      {options.map(({ value, title }, index) => (
        <Choice key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {title}
        </Choice>
      ))}
    </Frame>
  );
}
