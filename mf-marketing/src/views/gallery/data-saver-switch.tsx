import { styled } from 'styled-components';
import { layout, motion, radius, role, space, type } from '@venue/shared/theme/tokens.ts';
import { chooseDataSaver, useDataSaver } from '@venue/shared/data-saver/use-data-saver.ts';

const Switch = styled.button.attrs({ type: 'button', role: 'switch' })`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[12]};
  min-height: ${layout.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;
`;

const Track = styled.span`
  width: 44px;
  padding: 3px;
  border: 1px solid currentColor;
  border-radius: ${radius.control};
  &::after {
    content: '';
    display: block;
    width: 16px;
    height: 16px;
    background: currentColor;
    border-radius: 1px;
    transition: translate ${motion.fast};
  }
  [aria-checked='true'] > &::after {
    translate: 20px;
  }
`;

const Name = styled.span`
  ${type.label}
`;

const Hint = styled.span`
  display: block;
  ${type.small}
  color: ${role.text2};
`;

/** Overrides the browser’s Save-Data setting, either way. */
export function DataSaverSwitch({ className }: { className?: string | undefined }) {
  const saves = useDataSaver();
  return (
    <Switch className={className} aria-checked={saves} onClick={() => chooseDataSaver(!saves)}>
      <Track />
      <span>
        <Name>Save data</Name>
        <Hint>Smaller pictures, and nothing plays or moves by itself.</Hint>
      </span>
    </Switch>
  );
}
