import type { filesDe } from "./file-words.de.ts";

export const filesEn: typeof filesDe = {
  roles: {
    front: "Front",
    back: "Back",
    sheet: "Sheet",
    cover: "Cover",
    block: "Block",
    prints: "Prints",
    box: "Box",
    envelope: "Envelope",
    lid: "Lid",
  },
  heading: (role) => `Print file: ${role}`,
  pdfPages: (pages) => (pages === 1 ? "PDF, 1 page" : `PDF, ${pages} pages`),
  pictures: (count) => (count === 1 ? "1 picture, JPEG" : `${count} pictures, JPEG`),
  copies: (copies) => (copies === 1 ? "print once" : `print ${copies} times`),
  own: "own workshop",
  missing: "Not made yet",
  pile: (size) => `All pictures (ZIP), ${size}`,
  single: "Single pictures",
  picture: (name, copies) => (copies === 1 ? name : `${name}, ${copies} times`),
  former: "Earlier files of another kind",
};
