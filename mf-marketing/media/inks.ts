import sharp, { type Sharp } from 'sharp';

/** How much light of the original it takes (0 to 1), and the colour that stands there. Ascending, from 0 to 1. */
type Stop = readonly [light: number, colour: `#${string}`];

/**
 * Inks that a picture is printed in: indigo, a thread of the house's cloth, and starch. Light falls off as evenly as on the
 * original, so that round things stay round. For rooms that sell a mood and are not paid for online: what is paid for is
 * shown in its own colours.
 */
export const inks = {
  alaari: [
    [0, '#0b0f28'],
    [0.45, '#7a3a72'],
    [1, '#fbe3d2'],
  ],
  brass: [
    [0, '#0d1330'],
    [0.5, '#a8783c'],
    [1, '#fcf4e2'],
  ],
  sanyan: [
    [0, '#101a4a'],
    [0.5, '#b2927c'],
    [1, '#fffaf0'],
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

/** How much of a pixel is ink; the rest shows through as the original has it. */
const cover = 0.5;

// As the eye weighs them, a little more red: lamps and clay come out light, blue shadows dark.
const lightOf: [number, number, number] = [0.36, 0.52, 0.12];

/** A picture printed in inks over its own colours: its grain smoothed, its light spread from the darkest ink to the lightest. */
export async function printedIn(ink: Ink, pixels: Sharp): Promise<Sharp> {
  const smooth = pixels.removeAlpha().median(3).blur(0.6);
  const { data: under, info } = await smooth.clone().raw().toBuffer({ resolveWithObject: true });
  const { data: lights } = await smooth
    .clone()
    .recomb([lightOf, lightOf, lightOf])
    .extractChannel(0)
    .normalise({ lower: 0.5, upper: 99.5 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = Array.from({ length: 256 }, (_, light) => inkAt(inks[ink], light / 255));
  const printed = Buffer.from(
    [...lights].flatMap((light, pixel) =>
      (colours[light] ?? []).map((value, channel) =>
        Math.round(value * cover + (under[pixel * 3 + channel] ?? 0) * (1 - cover)),
      ),
    ),
  );
  return sharp(printed, { raw: { width: info.width, height: info.height, channels: 3 } });
}
