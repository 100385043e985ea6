/** One picture of the icon set: a stroked path in its own box. */
export interface IconShape {
  /** `min-x min-y width height`, four numbers. */
  readonly viewBox: string;
  /** Path data; drawn with the stroke of the text colour and no fill. */
  readonly path: string;
}

/** Tells whether a text is a view box: four numeric parts, width and height positive. */
export function isViewBox(text: string): boolean {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const in24 = (path: string): IconShape => ({ viewBox: "0 0 24 24", path });

/** Our icons. Names say what is drawn, not where it is used; wheels and heads are circles written as arcs. */
export const icons = {
  "arrow-left": in24("M19.5 12h-15M10 6.5 4.5 12l5.5 5.5"),
  "arrow-right": in24("M4.5 12h15M14 6.5l5.5 5.5-5.5 5.5"),
  "chevron-down": in24("m6 9.5 6 6 6-6"),
  "chevron-up": in24("m6 14.5 6-6 6 6"),
  "chevron-left": in24("m14.5 6-6 6 6 6"),
  "chevron-right": in24("m9.5 6 6 6-6 6"),
  plus: in24("M12 5v14M5 12h14"),
  minus: in24("M5 12h14"),
  close: in24("m6 6 12 12M18 6 6 18"),
  check: in24("m5 12.5 4.5 4.5L19 7.5"),
  warning: in24("M12 4 2.5 20h19zM12 10v4.5M12 17.3v.2"),
  info: in24(`${circle(12, 12, 8.75)}M12 11v5.5M12 7.6v.2`),
  question: in24(`${circle(12, 12, 8.75)}M9.5 9.4a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.2.9-1.2 1.9M12 16.9v.2`),
  menu: in24("M3.5 7h17M3.5 12h17M3.5 17h11"),
  list: in24("M4 6.5h16M4 12h16M4 17.5h16"),
  search: in24(`${circle(11, 11, 6.5)}M16 16l4.5 4.5`),
  person: in24(`${circle(12, 8.5, 3.75)}M4.5 20c1.2-3.6 4-5.2 7.5-5.2s6.3 1.6 7.5 5.2`),
  bag: in24("M5 8.5h14l1 12H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4"),
  truck: in24(`M2.5 6h12v11h-12zM14.5 10h4l3 3.5V17h-7z${circle(7, 18, 1.8)}${circle(17.5, 18, 1.8)}`),
  calendar: in24(
    "M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10h16M8.5 3.5v4M15.5 3.5v4",
  ),
  lock: in24("M6 10.5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM8 10.5v-3a4 4 0 0 1 8 0v3"),
  ruler: in24("M3 15.5 15.5 3 21 8.5 8.5 21zM7 11.5l2 2M10.5 8l2.5 2.5M14 4.5l2 2"),
  crop: in24("M7 2.5V17h14.5M2.5 7H17v14.5"),
  undo: in24("M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3"),
  redo: in24("M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3"),
  rotate: in24("M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9M20 4v5h-5"),
  swap: in24("M4 8.5h15l-4-4M20 15.5H5l4 4"),
  trash: in24("M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13"),
  picture: in24(
    `M4.5 5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z${circle(8.5, 9.75, 1.5)}M4 17.5l5-4.5 3.5 3 3.5-3.5 4.5 4.5`,
  ),
  frame: in24("M3.5 3.5h17v17h-17zM7.5 7.5h9v9h-9z"),
  text: in24("M5 7V5h14v2M12 5v14M9 19h6"),
  light: in24(
    `${circle(12, 12, 4)}M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4`,
  ),
  tiles: in24("M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z"),
  share: in24("M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12.5V20h14v-7.5"),
  download: in24("M12 3.5V15M7.5 11l4.5 4.5 4.5-4.5M5 16.5V20h14v-3.5"),
  upload: in24("M12 15.5V4M7.5 8.5 12 4l4.5 4.5M5 16.5V20h14v-3.5"),
  eye: in24(`M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z${circle(12, 12, 2.75)}`),
  box: in24("M3.5 8 12 3.5 20.5 8v8.5L12 21l-8.5-4.5zM3.5 8 12 12.5 20.5 8M12 12.5V21"),
  copy: in24("M8.5 8.5h12v12h-12zM15.5 5.5v-2h-12v12h2"),
  pencil: in24("M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5"),
  link: in24(
    "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7",
  ),
  mail: in24("M3.5 5.5h17v13h-17zM3.5 6.5 12 13l8.5-6.5"),
  filter: in24("M4 7h16M7 12h10M10 17h4"),
  dots: in24(`${circle(5.5, 12, 0.75)}${circle(12, 12, 0.75)}${circle(18.5, 12, 0.75)}`),
  clock: in24(`${circle(12, 12, 8.75)}M12 7v5.25l3.5 2`),
  refresh: in24("M19.5 11A7.5 7.5 0 0 0 6.3 7L4 9.5M4 4.5v5h5M4.5 13a7.5 7.5 0 0 0 13.2 4l2.3-2.5M20 19.5v-5h-5"),
  "zoom-in": in24(`${circle(11, 11, 6.5)}M16 16l4.5 4.5M11 8.5v5M8.5 11h5`),
  "zoom-out": in24(`${circle(11, 11, 6.5)}M16 16l4.5 4.5M8.5 11h5`),
  fit: in24("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"),
  cube: in24("M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9"),
  portrait: in24("M6.5 3.5h11v17h-11z"),
  landscape: in24("M3.5 6.5h17v11h-17z"),
  "log-out": in24("M13.5 4H5v16h8.5M10 12h10.5M16.5 7.5 21 12l-4.5 4.5"),
  printer: in24("M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7z"),
  receipt: in24("M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM9 8.5h6M9 12.5h6"),
  gear: in24(
    `${circle(12, 12, 3)}M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2`,
  ),
} as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];
