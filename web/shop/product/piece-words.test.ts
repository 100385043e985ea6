import { describe, expect, it } from "vitest";
import { descriptionOf, factsOf, headingOf, picturesOf } from "./piece-words.ts";

const page = {
  heading: "Foto auf Leinwand",
  lead: "Gewebe",
  materialHeadings: {
    leinwand: { heading: "Leinwand", lead: "Tuch" },
    aludibond: { heading: "Foto auf Alu-Dibond", lead: "Aluminium" },
  },
};
const canvas = { type: "leinwand", framed: false };
const aluminium = { type: "aludibond", framed: false };
const framed = (heading: string) => `${heading}, gerahmt`;
const words = (chosen: typeof canvas) => headingOf(page, chosen, canvas, framed);

describe("what a page is called", () => {
  it("is its own name while its own piece is chosen", () => {
    expect(words(canvas)).toMatchObject({ heading: "Foto auf Leinwand", lead: "Gewebe" });
  });

  it("is the material's once another one is chosen, and says when it is framed", () => {
    expect(words(aluminium)).toEqual({ heading: "Foto auf Alu-Dibond", lead: "Aluminium" });
    expect(words({ type: "aludibond", framed: true }).heading).toBe("Foto auf Alu-Dibond, gerahmt");
    expect(words({ type: "leinwand", framed: true }).heading).toBe("Leinwand, gerahmt");
  });

  it("stays the page's own where a material has no words", () => {
    expect(words({ type: "fraesbild", framed: false }).heading).toBe("Foto auf Leinwand");
  });
});

describe("what a page says at length", () => {
  const own = { description: "340 g Gewebe, auf Kiefernholz gespannt" };

  it("is said of its own material, framed or not, and of no other one", () => {
    expect(descriptionOf(own, canvas, canvas)).toBe(own.description);
    expect(descriptionOf(own, { type: "leinwand" }, canvas)).toBe(own.description);
    expect(descriptionOf(own, aluminium, canvas)).toBeNull();
  });
});

describe("the pictures", () => {
  const label = { title: "", facts: [], price: { amount: 1, currency: "EUR" as const }, href: "/" };
  const one = (src: string) => ({ src, width: 1, height: 1, alt: "", focus: "50% 50%" });
  const shows = { materials: ["leinwand"], framed: false };
  const gallery = [
    { picture: one("room"), label, shows },
    { picture: one("edge"), label: null, shows },
    { picture: one("photo"), label: null, shows: null },
  ];
  const names = (chosen: typeof canvas) => picturesOf(gallery, chosen).map(({ picture }) => picture.src);

  it("are all there for the piece they show, in their order", () => {
    expect(names(canvas)).toEqual(["room", "edge", "photo"]);
  });

  it("show no other material's edge; a room with another piece comes last, with the label that names it", () => {
    expect(names(aluminium)).toEqual(["photo", "room"]);
    expect(names({ type: "leinwand", framed: true })).toEqual(["photo", "room"]);
  });
});

it("paper is rolled only without a frame", () => {
  const rolled = { title: "Lieferung", text: "gerollt", when: "unframed" } as const;
  const boxed = { title: "Lieferung", text: "im Karton", when: "framed" } as const;
  const paper = { title: "Papier", text: "matt", when: null };
  expect(factsOf([paper, rolled, boxed], { type: "poster", framed: false })).toEqual([paper, rolled]);
  expect(factsOf([paper, rolled, boxed], { type: "poster", framed: true })).toEqual([paper, boxed]);
});
