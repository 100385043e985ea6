/** Sixty guests as a spreadsheet saved them: separated by semicolons, one line of it in the wrong encoding before. */
const people = [
  ["Liebe Oma Inge,", "Inge", "Brandt", "Lindenallee 14", "79104", "Freiburg"],
  ["Lieber Søren,", "Søren", "Højgaard", "Holtenauer Straße 88", "24105", "Kiel"],
  ["Liebe Familie MÃ¼ller,", "Petra", "MÃ¼ller", "Gartenweg 8", "72764", "Reutlingen"],
  ...Array.from({ length: 57 }, (_, n) => [
    `Liebe Frau Nummer ${n + 4},`,
    `Anna${n + 4}`,
    "Beispiel",
    `Hauptstraße ${n + 4}`,
    "10115",
    "Berlin",
  ]),
];

export const guestList = {
  name: "gaeste.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["Anrede;Vorname;Nachname;Straße;PLZ;Ort", ...people.map((row) => row.join(";"))].join("\r\n")),
};

/** As they must be printed, mended. */
const mended = (text = "") => text.replaceAll("MÃ¼ller", "Müller");
export const salutations = people.map(([salutation]) => mended(salutation));
export const addressees = people.map(([, first, last, street, postcode, city]) =>
  [`${first} ${mended(last)}`, street, `${postcode} ${city}`].join("\n"),
);
