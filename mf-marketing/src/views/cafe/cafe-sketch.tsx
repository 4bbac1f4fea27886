import { RoomSketch } from '../../parts/social-place/room-sketch.tsx';
import { RoundTable } from '../../parts/social-place/round-table.tsx';

const tables = [
  { x: 92, y: 92, chairs: 2 },
  { x: 84, y: 176, chairs: 3 },
  { x: 96, y: 262, chairs: 2 },
  { x: 168, y: 132, chairs: 3 },
  { x: 170, y: 220, chairs: 4 },
  { x: 250, y: 164, chairs: 2 },
  { x: 262, y: 244, chairs: 3 },
  { x: 336, y: 176, chairs: 4 },
  { x: 352, y: 262, chairs: 2 },
  { x: 424, y: 188, chairs: 2 },
  { x: 428, y: 264, chairs: 3 },
] as const;

/** Counter, case, round tables and the glass to the garden. */
export function CafeSketch() {
  return (
    <RoomSketch
      label="Sketch of the cafe: the tiled counter along the head, round tables with two to four chairs, glass to the garden on the left"
      caption="Sketch, not to scale. Small tables push together."
    >
      <path d="M18 60v224M30 60v224M24 60v224M18 116h12M18 172h12M18 228h12" strokeWidth="1.4" />
      <text x="170" y="62">
        Garden side
      </text>
      <path d="M40 58h84m-84 0l6 -4m-6 4l6 4" strokeWidth="1.4" />
      <path d="M236 30h214v64h-26v-38h-188z" />
      <path
        d="M250 56v-26M276 56v-26M302 56v-26M328 56v-26M354 56v-26M380 56v-26M406 56v-26M424 68h26M424 82h26"
        strokeWidth="1.2"
      />
      <text x="330" y="78">
        Counter
      </text>
      {tables.map((table) => (
        <RoundTable key={`${table.x} ${table.y}`} {...table} r={13} />
      ))}
    </RoomSketch>
  );
}
