import { styled } from 'styled-components';
import { media, role } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { services } from '../../content/services.ts';
import { RuledListSection, ruledRow } from '../../parts/ruled-list-section.tsx';
import { ServiceIcon } from './service-icon.tsx';

const Service = styled.li`
  ${ruledRow}
  grid-template-columns: 44px 1fr;
  gap: 4px 20px;
  align-items: start;
  svg {
    grid-row: span 2;
  }
  p {
    grid-column: 2;
    color: ${role.text2};
  }
  ${media.up(900)} {
    grid-template-columns: 56px 240px 1fr;
    align-items: center;
    svg {
      grid-row: auto;
    }
    p {
      grid-column: 3;
    }
  }
`;

/** The Facilities & Services list (HM-10). */
export function ServiceList() {
  return (
    <RuledListSection
      title="Facilities & Services"
      intro="The dull things that decide whether a party is good."
    >
      {services.map(({ id, name, text }) => (
        <Service key={id}>
          <ServiceIcon of={id} />
          <Heading level={3} look="h4">
            {name}
          </Heading>
          <p>{text}</p>
        </Service>
      ))}
    </RuledListSection>
  );
}
