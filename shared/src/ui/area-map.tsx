import { styled } from 'styled-components';
import { inAList } from '../text/in-a-list.ts';
import { type, color, font } from '../theme/tokens.ts';
import { place, brand } from '../venue/contacts.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const columns = Array.from({ length: 13 }, (_, index) => `M${16 + 44 * index} 0v300`).join('');
const rows = Array.from({ length: 7 }, (_, index) => `M0 ${18 + 44 * index}h560`).join('');

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 560 / 300;
  background: ${color.indigo900};
  --label: 17px;
  text {
    font: 400 var(--label) ${font.sans};
    fill: ${color.starch50};
    text-rendering: geometricPrecision;
  }
  /* Smaller drawings have larger letters: nowhere less than 13 px. */
  @container (max-width: 480px) {
    --label: 21px;
  }
  @container (max-width: 360px) {
    --label: 27px;
  }
`;

type Neighbour = (typeof place.neighbours)[number];

/** Positions for the names of towns. */
const spots: readonly { lies: Neighbour['lies']; x: number; y: number }[] = [
  { lies: 'south-west', x: 28, y: 290 },
  { lies: 'north-east', x: 346, y: 42 },
  { lies: 'north', x: 156, y: 34 },
  { lies: 'near', x: 196, y: 230 },
];

/** Roads from the venue; only those that lead to a town are drawn. */
const roads: readonly { to: Neighbour['lies']; line: string; isMain: boolean }[] = [
  { to: 'north', line: 'M214 196C204 136 174 76 118 -8M283 149C265 160 246 176 214 196', isMain: false },
  { to: 'south-west', line: 'M-10 268C90 250 150 236 214 196C246 176 265 160 283 149', isMain: true },
  { to: 'north-east', line: 'M283 149C301 138 317 132 342 130C392 126 472 86 570 38', isMain: true },
];

const towns = place.neighbours.map(({ town }) => town);
const roadsTo = towns.length > 0 ? `, with roads to ${inAList(towns)}` : '';

/** `Sagamu`, or `Sagamu and Ikorodu` if one road leads to both; '' if none does. */
function townsThere(there: Neighbour['lies']): string {
  return inAList(place.neighbours.filter(({ lies }) => lies === there).map(({ town }) => town));
}

/** The venue's label, on a background that grows with its text. */
const Here = styled.g`
  rect {
    x: calc(var(--label) * -5.1);
    y: calc(var(--label) * -1);
    width: calc(var(--label) * 10.2);
    height: calc(var(--label) * 2);
  }
  &&& text {
    font: 650 calc(var(--label) * 1.14) ${font.sans};
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

const drawnRoads = roads.filter(({ to }) => townsThere(to) !== '');
const namedSpots = spots.filter(({ lies }) => townsThere(lies) !== '');

function Road({ line, isMain }: (typeof roads)[number]) {
  if (!isMain) return <path d={line} strokeWidth="2.4" />;
  return (
    <>
      <path d={line} stroke={color.sanyan400} strokeWidth="7" />
      <path d={line} stroke={color.indigo900} strokeWidth="3" />
    </>
  );
}

/** A drawn map of the roads around the venue (FT-04): no tiles, no third party. */
export function AreaMap() {
  return (
    <Drawing
      viewBox="0 0 560 300"
      role="img"
      aria-label={`Sketch map: ${brand.name} in ${place.town}${roadsTo}`}
    >
      <path d={columns + rows} stroke={color.hairDark} />
      <g fill="none" stroke={color.sanyan200} strokeLinecap="round">
        {drawnRoads.map((road) => (
          <Road key={road.to} {...road} />
        ))}
      </g>
      <g fill="none" stroke={color.brass400} transform="translate(276 152)">
        <circle r="20" fill={color.indigo950} strokeWidth="2.4" />
        <circle r="12" strokeWidth="2" />
        <circle r="5" fill={color.brass400} stroke="none" />
      </g>
      <Here transform="translate(396 200)">
        <rect fill={color.indigo950} />
        <text>{`${brand.name}, ${place.town}`}</text>
      </Here>
      {namedSpots.map(({ lies, x, y }) => (
        <text key={lies} x={x} y={y}>
          {lies === 'near' ? townsThere(lies) : `to ${townsThere(lies)}`}
        </text>
      ))}
    </Drawing>
  );
}

const MapFrame = styled.a`
  display: block;
  container-type: inline-size;
  text-decoration: none;
  > svg {
    max-width: 560px;
  }
`;

const MapCaption = styled.span`
  ${type.small}
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
`;

const MapRemark = styled.span`
  margin-left: auto;
  color: var(--text-2);
`;

/** The drawn map; it leads to a map service in a new tab (FT-04). */
export function MapLink() {
  return (
    <MapFrame href={place.mapUrl} target="_blank" rel="noopener">
      <AreaMap />
      <MapCaption>
        <span>
          Open in maps<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </span>
        <Icon name="newTab" />
        <MapRemark>Sketch, not to scale</MapRemark>
      </MapCaption>
    </MapFrame>
  );
}
