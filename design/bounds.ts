/** Limits of a design document, to keep hostile uploads small. No product approaches them. */
export const bounds = {
  photos: 2000,
  surfaces: 2000,
  /** In the whole design. */
  elements: 10_000,
  /** Of all texts of the design together. */
  letters: 300_000,
  /** Of one operation; removing a photo that is in every element can be undone. */
  steps: 20_000,
  title: 200,
  /** Letters of one text. */
  text: 20_000,
  configuration: 65_536,
  copies: 10_000,
  faces: 50,
  /** Ten metres of wallpaper and as much again. */
  length: 20_000_000,
} as const;
