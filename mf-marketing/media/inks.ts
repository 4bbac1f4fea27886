import sharp, { type Sharp } from 'sharp';

/** How much light of the original it takes (0 to 1), and the colour that stands there. Ascending, from 0 to 1. */
type Stop = readonly [light: number, colour: `#${string}`];

/**
 * Inks that a picture is printed in: indigo, a thread of the house's cloth, and starch. For rooms that sell a mood and are
 * not paid for online: what is paid for is shown in its own colours.
 */
export const inks = {
  alaari: [
    [0, '#090d22'],
    [0.22, '#232f6d'],
    [0.47, '#7b3a78'],
    [0.73, '#e0566a'],
    [1, '#f8e3cf'],
  ],
  brass: [
    [0, '#0e1430'],
    [0.22, '#1f2a5e'],
    [0.6, '#d9a441'],
    [1, '#fbf8f1'],
  ],
  sanyan: [
    [0, '#0e1430'],
    [0.31, '#1f2f86'],
    [0.67, '#e3b98c'],
    [1, '#fffdf6'],
  ],
} as const satisfies Record<string, readonly Stop[]>;

export type Ink = keyof typeof inks;

type Colour = readonly [red: number, green: number, blue: number];

function colourOf(hex: string): Colour {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

/** The colour of a light (0 to 1): between two stops, in proportion. */
export function inkAt(stops: readonly Stop[], light: number): Colour {
  const after = Math.max(
    1,
    stops.findIndex(([at]) => at >= light),
  );
  const [from, dark] = stops[after - 1] ?? [0, '#000000'];
  const [to, bright] = stops[after] ?? [1, '#ffffff'];
  const share = (light - from) / (to - from);
  const ends = [colourOf(dark), colourOf(bright)] as const;
  const mixed = (channel: 0 | 1 | 2) =>
    Math.round(ends[0][channel] + (ends[1][channel] - ends[0][channel]) * share);
  return [mixed(0), mixed(1), mixed(2)];
}

// Red weighs most: lamps, clay and skin come out light, blue shadows dark.
const lightOf: [number, number, number] = [0.6, 0.3, 0.1];

/** A picture printed in inks: its grain smoothed, its light spread from the darkest ink to the lightest. */
export async function printedIn(ink: Ink, pixels: Sharp): Promise<Sharp> {
  const { data, info } = await pixels
    .median(3)
    .recomb([lightOf, lightOf, lightOf])
    .extractChannel(0)
    .normalise({ lower: 1, upper: 99 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = Array.from({ length: 256 }, (_, light) => inkAt(inks[ink], light / 255));
  const printed = Buffer.from([...data].flatMap((light) => colours[light] ?? []));
  return sharp(printed, { raw: { width: info.width, height: info.height, channels: 3 } });
}
