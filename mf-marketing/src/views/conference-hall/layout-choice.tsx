import { styled } from 'styled-components';
import { color, media, motion, radius, role, space, type } from '@venue/shared/theme/tokens.ts';
import { twoColumns } from '@venue/shared/ui/columns.tsx';
import { conferenceLayouts, drawnSeats, firstLayout } from '../../content/halls/conference-plans.ts';
import { hiddenRadio } from '../../sections/radio-styles.ts';

const Group = styled.fieldset`
  display: grid;
  width: 100%;
  ${twoColumns('8rem', space[8])}
  row-gap: ${space[8]};
  ${media.up(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
  legend {
    margin-bottom: ${space[12]};
    ${type.h3}
    ${media.up(900)} {
      margin-bottom: ${space[20]};
    }
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 56px;
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${role.text2};
  border-radius: ${radius.control};
  cursor: pointer;
  transition: background-color ${motion.fast};
  small {
    font-size: 1rem;
    color: ${role.text2};
  }
  ${media.up(900)} {
    grid-template-columns: 1fr auto;
    align-items: baseline;
    column-gap: ${space[12]};
    min-height: 60px;
    padding-inline: ${space[20]};
  }
  ${media.hover} {
    &:hover {
      background: ${color.indigo950};
    }
  }
  &:has(:checked) {
    border-color: ${color.brass400};
    background: ${color.indigo950};
    box-shadow: inset 4px 0 0 ${color.brass400};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${role.ring};
    outline-offset: 2px;
  }
  input {
    ${hiddenRadio}
  }
  /* Without :has(), all plans are shown and there is nothing to choose. */
  @supports not selector(:has(*)) {
    cursor: default;
    input {
      display: none;
    }
  }
`;

/** Chooses which of the layouts is drawn, without a script. */
export function LayoutChoice() {
  return (
    <Group>
      <legend>How shall we set it up?</legend>
      {conferenceLayouts.map((layout, index) => (
        <Choice key={layout.name}>
          <input type="radio" name="layout" value={layout.name} defaultChecked={index === firstLayout} />
          <b>{layout.name}</b>
          <small>{drawnSeats(layout.plan)}</small>
        </Choice>
      ))}
    </Group>
  );
}
