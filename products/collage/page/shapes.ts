/** Outlines of the shop's shapes in a box of 44 by 26, for what is chosen by looking. */
const outlines: Readonly<Record<string, string>> = {
  grid: "M9 2h26v22H9zM17.7 2v22M26.3 2v22M9 13h26",
  heart: "M22 24C10 15 8 10 11 5.500C14 1.500 20 2.500 22 8C24 2.500 30 1.500 33 5.500C36 10 34 15 22 24z",
  number: "M14 2h8v22M14 24h16M26 2",
  letter: "M12 24L22 2L32 24M16 16h12",
  year: "M6 2h8v11H6v11h8M18 2h8v22h-8zM30 2h8v11h-8zM38 13v11h-8",
  initial: "M15 2h14v22H15zM19 18l3-10l3 10M20 15h4",
  hexagon: "M22 1L32 7V19L22 25L12 19V7z",
  timeline: "M3 13h38M7 9h7v8H7zM18.500 9h7v8h-7zM30 9h7v8h-7z",
};

export const outlineOf = (shape: string): string => outlines[shape] ?? "M9 2h26v22H9z";
