import { RoomSketch } from '../../parts/social-place/room-sketch.tsx';
import { RoundTable } from '../../parts/social-place/round-table.tsx';

const square = 24;
const columns = 10;
const rows = 6;
const corner = { x: 120, y: 92 };

function isLit(column: number, row: number): boolean {
  return (column * 3 + row * 5) % 8 < 3;
}

function squarePath(column: number, row: number): string {
  return `M${corner.x + column * square} ${corner.y + row * square}h${square}v${square}h-${square}z`;
}

const squares = Array.from({ length: columns * rows }, (_, index) => ({
  column: index % columns,
  row: Math.floor(index / columns),
}));

function paths(lit: boolean): string {
  return squares
    .filter(({ column, row }) => isLit(column, row) === lit)
    .map(({ column, row }) => squarePath(column, row))
    .join('');
}

/** Booth, floor, benches and bar of the night club. */
export function NightClubSketch() {
  return (
    <RoomSketch
      label="Sketch of the night club: the booth at the head, the dance floor in the middle, benches along both sides, the bar by the door"
      caption="Sketch, not to scale. The floor stays where it is; tables move."
    >
      <path d="M170 34h140v34h-140zM180 50h16m88 0h16" />
      <text x="240" y="56">
        Booth
      </text>
      <path d={paths(false)} strokeWidth="1.2" />
      <path d={paths(true)} fill="currentColor" strokeWidth="1.2" />
      <path d="M28 84h20v170h-20zM432 84h20v170h-20zM38 84v170M442 84v170" />
      <RoundTable x={76} y={112} chairs={2} />
      <RoundTable x={76} y={168} chairs={2} />
      <RoundTable x={76} y={224} chairs={2} />
      <RoundTable x={404} y={112} chairs={2} />
      <RoundTable x={404} y={168} chairs={2} />
      <RoundTable x={404} y={224} chairs={2} />
      <path d="M300 282h152v26h-152z" />
      <text x="376" y="300">
        Bar
      </text>
      <path d="M316 270h0m24 0h0m24 0h0m24 0h0m24 0h0m24 0h0" strokeWidth="8" />
      <path d="M28 282h120v26h-120zM28 295h120" />
    </RoomSketch>
  );
}
