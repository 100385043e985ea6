export const de = {
  size: "Größe",
  paper: "Papier",
  box: "Box",
  capacity: "Wie viele passen hinein",
  lid: "Deckel",
  title: "Titel",
  line: "Zweite Zeile",
  letters: (written: number, most: number) => `${written} von ${most}`,
  included: "enthalten",
};
