import { color } from '@venue/shared/theme/tokens.ts';

/** How a guest is drawn; without a colour in that of the text. */
export type Tone = { stroke?: string; strokeOpacity?: number };

/** How the guests of each figure are drawn, in the drawing and in the key to it. */
export const chartTones = {
  table: { stroke: color.brass400 },
  hall: {},
  center: { stroke: color.sanyan200 },
  all: { stroke: color.sanyan400, strokeOpacity: 0.8 },
} as const satisfies Record<string, Tone>;
