/** What the office says of print files and their roles. */
export const filesDe = {
  /** Roles without a word here are shown by their key. */
  roles: {
    front: "Vorderseite",
    back: "Rückseite",
    sheet: "Bogen",
    cover: "Umschlag",
    block: "Innenteil",
    prints: "Abzüge",
    box: "Schachtel",
    envelope: "Briefumschlag",
    lid: "Deckel",
    "panel-2": "Bild 2",
    "panel-3": "Bild 3",
    "panel-4": "Bild 4",
    "panel-5": "Bild 5",
    "panel-6": "Bild 6",
    "panel-7": "Bild 7",
    "panel-8": "Bild 8",
    "panel-9": "Bild 9",
  } as Readonly<Record<string, string>>,
  heading: (role: string) => `Druckdatei: ${role}`,
  pdfPages: (pages: number) => (pages === 1 ? "PDF, 1 Seite" : `PDF, ${pages} Seiten`),
  pictures: (count: number) => (count === 1 ? "1 Bild, JPEG" : `${count} Bilder, JPEG`),
  copies: (copies: number) => (copies === 1 ? "einmal drucken" : `${copies}-mal drucken`),
  /** Made by no print house. */
  own: "eigene Werkstatt",
  missing: "Noch nicht gemacht",
  pile: (size: string) => `Alle Bilder (ZIP), ${size}`,
  single: "Bilder einzeln",
  picture: (name: string, copies: number) => (copies === 1 ? name : `${name}, ${copies}-mal`),
  former: "Frühere Dateien anderer Art",
};
