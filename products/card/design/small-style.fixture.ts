import type { Style } from "../../../design/template/style.ts";
import { type Layout, layoutSchema, type Template } from "../../../design/template/template.ts";
import { createWardrobe, type Wardrobe } from "../../../design/template/wardrobe.ts";
import { createFontStore, type FontReader } from "../../../design/text/font-store.ts";
import { noHyphens } from "../../../design/text/hyphens.ts";

const box = (x: number, y: number, width: number, height: number) => ({
  x: x * 10_000,
  y: y * 10_000,
  width: width * 10_000,
  height: height * 10_000,
});
const text = (id: string, words: string, place: ReturnType<typeof box>, refine = false) => ({
  type: "text",
  id,
  words,
  box: place,
  voice: "display",
  size: 90_000,
  align: "centre",
  stand: "middle",
  colour: "ink",
  onPhoto: false,
  refine,
});
const photo = { type: "photo", id: "photo", box: box(0, 0, 100, 50), shape: "rect" };
const line = {
  type: "rule",
  id: "line",
  box: box(40, 90, 20, 2),
  shape: "rect",
  thickness: 500,
  colour: "accent",
  refine: true,
};

const layout = (key: string, ...items: readonly object[]): Layout => {
  const variant = { ground: "paper", items } as unknown as Template;
  return layoutSchema.parse({
    key,
    variants: { portrait: variant, landscape: variant, square: variant, long: variant },
  });
};

const palette = (paper: string) => ({
  key: "plain",
  family: "white",
  colours: { paper, ink: "#111111", accent: "#884422", soft: "#dddddd", deep: "#222222" },
});

/** Two themes of a card: one with a photo on its front, one of words alone. */
const styles = {
  photo: {
    key: "with-photo",
    front: layout(
      "front-photo",
      photo,
      text("names", "names", box(10, 55, 80, 20), true),
      text("date", "date", box(10, 78, 80, 10)),
    ),
    paper: "#fff8f0",
  },
  words: {
    key: "words-alone",
    front: layout(
      "front-words",
      text("headline", "headline", box(10, 10, 80, 15)),
      text("names", "names", box(10, 30, 80, 30), true),
    ),
    paper: "#f0f8ff",
  },
};

export async function smallWardrobe(name: keyof typeof styles, read: FontReader): Promise<Wardrobe> {
  const { key, front, paper } = styles[name];
  const style: Style = {
    key,
    title: key,
    parts: {
      front: [front],
      inside: [layout("inside-line", line), layout("inside-words", text("headline", "headline", box(10, 30, 80, 20)))],
      back: [layout("back-line", line)],
    },
    dressing: {
      palette: palette(paper),
      pairing: {
        key: "one",
        display: "newsreader-display-regular",
        body: "newsreader-display-regular",
        emphasis: "newsreader-display-regular",
      },
      art: {},
      artInk: "own",
      language: "de",
      plate: null,
      words: { headline: "Wir heiraten", names: "Lena & Jonas", date: "12. Juni 2027" },
    },
  };
  const store = createFontStore(read);
  return createWardrobe(style, { fonts: await store.ofKeys(["newsreader-display-regular"]), hyphens: noHyphens });
}
