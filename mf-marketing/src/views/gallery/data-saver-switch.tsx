import { styled } from 'styled-components';
import { chooseDataSaver, useDataSaver } from '@venue/shared/data-saver/use-data-saver.ts';
import { withoutScripts } from '@venue/shared/theme/styles.ts';
import { layout, motion, radius, space, type } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { Stack } from '../../sections/text-blocks.tsx';

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
  ${type.label}
  ${withoutScripts} {
    display: none;
  }
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

/** Overrides the browser’s Save-Data setting, either way. */
export function DataSaverSwitch() {
  const saves = useDataSaver();
  return (
    <Switch aria-checked={saves} onClick={() => chooseDataSaver(!saves)}>
      <Track />
      <Stack as="span" $gap={4}>
        Save data
        <Small as="span">Smaller pictures, and nothing plays or moves by itself.</Small>
      </Stack>
    </Switch>
  );
}
