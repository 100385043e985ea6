import type { DesignElement } from "../../design/document.ts";
import { ONE } from "../../design/placement.ts";

/** A paragraph of a hundred words or so, as people write into books. */
const paragraph = [
  "Am dritten Tag fuhren wir mit der Fähre hinüber auf die Insel; das Meer war so ruhig, dass man die Segel der",
  "Fischer schon von weitem sah. Großmutter hatte belegte Brote dabei und erzählte von früher, als es noch keine",
  "Straße gab und die Post zweimal in der Woche mit dem Boot kam. Abends saßen wir lange am Hafen, die Kinder",
  "sprangen von der Mole ins Wasser, und irgendwo spielte jemand Akkordeon. Später, als es dunkel wurde, zählten wir",
  "die Lichter auf der anderen Seite der Bucht und wussten, dass wir im nächsten Jahr wiederkommen würden.",
].join(" ");

const base = { rotation: 0, opacity: ONE } as const;

/** A paragraph in a box of 170 x 200 mm. */
export const paragraphOn = (page: number, words = paragraph): DesignElement => ({
  ...base,
  id: `text-${page}`,
  type: "text",
  frame: { x: 20_000, y: 60_000, width: 170_000, height: 200_000 },
  text: `${page}. ${words}`,
  language: "de",
  hyphenate: true,
  font: "instrument-sans-regular",
  size: 4_500,
  colour: "#202020",
  align: "start",
  stand: "top",
  leading: ONE,
  tracking: 0,
  fit: "report",
});

/** A book of so many pages of a height in A4's width. */
export const bookOf = (pages: number, height = 297_000) => ({
  sides: [{ id: "page", role: "page", width: 210_000, height, times: pages }],
});
