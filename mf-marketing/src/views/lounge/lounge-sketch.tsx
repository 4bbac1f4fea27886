import { RoomSketch } from '../../parts/social-place/room-sketch.tsx';
import { RoundTable } from '../../parts/social-place/round-table.tsx';

/** A tub chair seen from above, its open side turned by so many degrees. */
function TubChair({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <path
      d="M-11 5a11 11 0 1 1 22 0zM-6 5v-1a6 6 0 0 1 12 0v1"
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

function Corner({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" />
      <TubChair x={x} y={y - 32} turn={0} />
      <TubChair x={x + 32} y={y} turn={90} />
      <TubChair x={x} y={y + 32} turn={180} />
      <TubChair x={x - 32} y={y} turn={270} />
    </>
  );
}

/** Bar, bench, rug and tub chairs of the lounge. */
export function LoungeSketch() {
  return (
    <RoomSketch
      label="Sketch of the lounge: the bar with seven stools along the head, a bench in the corner, three groups of chairs on a rug"
      caption="Sketch, not to scale. Chairs and tables move; the bar does not."
    >
      <path d="M130 26h96v12h-96zM236 26h96v12h-96zM342 26h96v12h-96z" strokeWidth="1.4" />
      <path d="M120 56h328v26h-328z" />
      <text x="284" y="74">
        Bar
      </text>
      <path d="M146 98h0m46 0h0m46 0h0m46 0h0m46 0h0m46 0h0m46 0h0" strokeWidth="11" />
      <path d="M28 28h66v22h-44v126h-22zM28 39h66M39 39v137" />
      <RoundTable x={78} y={92} chairs={0} r={12} />
      <RoundTable x={78} y={148} chairs={0} r={12} />
      <path d="M118 138h326v128h-326zM124 144h314v116h-314z" strokeWidth="1.2" strokeDasharray="2 5" />
      <Corner x={178} y={202} />
      <Corner x={284} y={202} />
      <Corner x={390} y={202} />
      <path d="M28 214h22v94h96v-22h-74v-72" />
      <RoundTable x={86} y={252} chairs={0} r={12} />
    </RoomSketch>
  );
}
