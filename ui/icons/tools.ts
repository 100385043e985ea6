import { circle, in24, rounded } from "./shape.ts";

/** Tools that only designer and office show; `register-tools.ts` makes them known, so that no page of the shop carries them. */
export const toolIcons = {
  shapes: in24(`${circle(8, 8, 4.5)}M13 12.5h7.5V20H13zM3.5 20.5 7 14.5l3.5 6z`),
  palette: in24(
    "M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-.9 1.7-2-.5-1.7.4-3 2.3-3h2c1.6 0 2.5-1 2.5-3.5 0-4.9-3.8-8.5-8.5-8.5zM7.5 11.5v.1M10 7.5v.1M14.5 7.5v.1",
  ),
  eyedropper: in24("M4 20l1-4 8-8 3 3-8 8zM11.5 6.5l6 6M14.5 9.5l2-2M15 5.5l1.7-1.7a2.5 2.5 0 0 1 3.5 3.5L18.5 9"),
  layers: in24("M12 3.5l8.5 4.5L12 12.5 3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5"),
  "bring-forward": in24("M12 13.5v-10M8.5 7 12 3.5 15.5 7M7.5 12.4l-4 2.1L12 19l8.5-4.5-4-2.1"),
  "send-backward": in24("M12 10.5v10M8.5 17l3.5 3.5 3.5-3.5M7.5 11.6l-4-2.1L12 5l8.5 4.5-4 2.1"),
  "align-left": in24("M4 3.5v17M7.5 6h12v4h-12zM7.5 14h7v4h-7z"),
  "align-centre": in24("M12 3.5V6M12 10v4M12 18v2.5M6 6h12v4H6zM8.5 14h7v4h-7z"),
  "align-right": in24("M20 3.5v17M4.5 6h12v4h-12zM9.5 14h7v4h-7z"),
  "align-top": in24("M3.5 4h17M6 7.5h4v12H6zM14 7.5h4v7h-4z"),
  "align-middle": in24("M3.5 12H6M10 12h4M18 12h2.5M6 6h4v12H6zM14 8.5h4v7h-4z"),
  "align-bottom": in24("M3.5 20h17M6 4.5h4v12H6zM14 9.5h4v7h-4z"),
  "distribute-across": in24("M4 4v16M20 4v16M9.5 7h5v10h-5z"),
  "distribute-down": in24("M4 4h16M4 20h16M7 9.5h10v5H7z"),
  divide: in24("M3.5 5h17v14h-17zM12 5v14"),
  join: in24("M3.5 5h17v14h-17zM7 12h3.5M8.8 10.3l1.7 1.7-1.7 1.7M17 12h-3.5M15.2 10.3 13.5 12l1.7 1.7"),
  clipboard: in24("M9 5H6v15.5h12V5h-3M9 3.5h6V7H9z"),
  "text-left": in24("M4 6h16M4 10h10M4 14h16M4 18h10"),
  "text-centre": in24("M4 6h16M7 10h10M4 14h16M7 18h10"),
  "text-right": in24("M4 6h16M10 10h10M4 14h16M10 18h10"),
  bold: in24("M7 4.5h6a3.6 3.6 0 0 1 0 7.2H7zM7 11.7h7a3.9 3.9 0 0 1 0 7.8H7z"),
  italic: in24("M10.5 4.5h7M6.5 19.5h7M14.5 4.5l-5 15"),
  "flip-horizontal": in24("M12 3.5v17M9 7 3.5 17.5H9zM15 7l5.5 10.5H15z"),
  "flip-vertical": in24("M3.5 12h17M7 9l10.5-5.5V9zM7 15l10.5 5.5V15z"),
  straighten: in24("M4 8.5 17 5l3 11-13 3.5zM2.5 12.5h4M10 12.5h4M17.5 12.5h4"),
  contrast: in24(`${circle(12, 12, 8.75)}M12 3.25v17.5M12 7h6.7M12 10.3h8.5M12 13.7h8.5M12 17h6.7`),
  "black-white": in24(`${rounded(3.5, 4.5, 17, 15)}M12 4.5v15M14.5 8h3.5M14.5 11h3.5M14.5 14h3.5M6 15.5l2.5-3.5 2 2.5`),
  magnet: in24("M5 4.5h4.5V12a2.5 2.5 0 0 0 5 0V4.5H19V12a7 7 0 0 1-14 0zM5 8.5h4.5M14.5 8.5H19"),
  bleed: in24(
    "M3.5 3.5h17v17h-17zM6.5 6.5h1.5M10.5 6.5H12M14.5 6.5H16M17.5 8v1.5M17.5 12v1.5M17.5 16v1.5h-1.5M13.5 17.5H12M9.5 17.5H8M6.5 16v-1.5M6.5 12v-1.5",
  ),
  spread: in24("M3.5 5.5H12v13H3.5zM12 5.5h8.5v13H12zM6 9h3.5M6 12h3.5M14.5 9h3.5v4.5h-3.5z"),
  people: in24(
    `${circle(9, 8.5, 3)}M3 19c.8-3.5 3-5 6-5s5.2 1.5 6 5M15.5 6a2.7 2.7 0 0 1 0 5.2M17 14.3c2.2.4 3.5 1.9 4 4.7`,
  ),
  "add-page": in24("M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M12.2 11v6M9.2 14h6"),
} as const;
