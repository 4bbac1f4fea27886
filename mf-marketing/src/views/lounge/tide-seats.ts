const waves = 5;
/** From seat to seat, and from wave to wave. */
const pitch = 30;
const rise = 26;

/** Width and height of the drawing of so many seats. */
export function tideSize(guests: number): { width: number; height: number } {
  return { width: Math.ceil(guests / waves) * pitch, height: waves * rise + rise };
}

/** A place for each of so many guests, along waves as on the cloth of the lounge. */
export function tideSeats(guests: number): readonly (readonly [x: number, y: number])[] {
  const perWave = Math.ceil(guests / waves);
  return Array.from({ length: guests }, (_, seat) => {
    const wave = Math.floor(seat / perWave);
    const x = ((seat % perWave) + 0.5) * pitch;
    const swell = Math.sin(x / 62 + wave) * (rise / 2.4);
    return [Math.round(x), Math.round((wave + 1) * rise + swell)] as const;
  });
}
