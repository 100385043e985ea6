/** The mark: a picture in its mat, seen from the front, with the mitres of the frame; lines in a box of 32. */
export const mark = {
  viewBox: "0 0 32 32",
  /** Frame and opening of the mat, the stronger line. */
  edges: "M2 2h28v28H2zM10 9h12v11H10z",
  mitres: "m2 2 8 7M30 2l-8 7M2 30l8-10M30 30l-8-10",
} as const;
