/** Width, height, drawing; drawn with a line unless `solid`. */
type Drawing = { width: number; height: number; path: string; line?: number; solid?: true };

const drawings = {
  chevron: { width: 12, height: 12, path: 'M2 4l4 4 4-4', line: 1.8 },
  newTab: { width: 14, height: 14, path: 'M5 2H2v10h10V9M8 2h4v4M12 2L6.5 7.5', line: 1.5 },
  arrow: { width: 18, height: 12, path: 'M0 6h16M11 1l5 5-5 5' },
  previous: { width: 18, height: 14, path: 'M17 7H2M8 1L2 7l6 6', line: 1.7 },
  next: { width: 18, height: 14, path: 'M1 7h15M10 1l6 6-6 6', line: 1.7 },
  close: { width: 16, height: 16, path: 'M2 2l12 12M14 2L2 14', line: 1.8 },
  menu: { width: 24, height: 18, path: 'M0 2h24M0 9h24M0 16h24', line: 2 },
  play: { width: 16, height: 16, path: 'M2 1l13 7-13 7z', solid: true },
  pause: { width: 16, height: 16, path: 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z', solid: true },
  lock: { width: 16, height: 18, path: 'M2 8h12v9H2zM4.5 8V5a3.5 3.5 0 017 0v3' },
  done: { width: 22, height: 22, path: 'M1 11a10 10 0 1020 0a10 10 0 10-20 0M6.5 11.5l3 3 6-6.5', line: 1.7 },
  problem: {
    width: 22,
    height: 22,
    path: 'M1 11a10 10 0 1020 0a10 10 0 10-20 0M11 5.5v7M11 15v2',
    line: 1.7,
  },
  info: { width: 22, height: 22, path: 'M1 11a10 10 0 1020 0a10 10 0 10-20 0M11 9.5v7M11 5v2', line: 1.7 },
  telephone: {
    width: 18,
    height: 18,
    path: 'M3.6 2.2h3.2l1.3 4-1.8 1.4c.9 1.8 2.2 3.1 4 4l1.4-1.8 4 1.4v3.1c0 .9-.7 1.4-1.6 1.4C7.6 15.7 2.6 10.7 2.2 4c0-.9.5-1.8 1.4-1.8z',
    line: 1.8,
  },
  chat: {
    width: 18,
    height: 18,
    path: 'M9 1.6a7.4 7.4 0 00-6.3 11.1L1.6 16.4l3.7-1A7.4 7.4 0 109 1.6z',
    line: 1.7,
  },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;

/** A small drawing in the colour of the text; always beside words or under a label of its control. */
export function Icon(props: { name: IconName; className?: string | undefined }) {
  const drawing: Drawing = drawings[props.name];
  const paint = drawing.solid
    ? { fill: 'currentColor' }
    : { fill: 'none', stroke: 'currentColor', strokeWidth: drawing.line ?? 1.6 };
  return (
    <svg
      width={drawing.width}
      height={drawing.height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={props.className}
      aria-hidden="true"
    >
      <path d={drawing.path} {...paint} />
    </svg>
  );
}
