import { sideBySide, type TemplatePart } from "../../../design/template/side-by-side.ts";
import type { Style } from "../../../design/template/style.ts";
import {
  type Layout,
  proportionOf,
  type Template,
  type TemplateBox,
  type TemplateItem,
} from "../../../design/template/template.ts";
import type { Case } from "../case.ts";
import { coverMeasures } from "../sides/measures.ts";
import { PHOTO_LAYOUT } from "./photo-layouts.ts";

const ONE = 1_000_000;

/**
 * Cover layouts in addition to the set's: a photo around the book, on the front, on half of it, a strip, words alone.
 */
export function coverLayouts({ dressing }: Pick<Style, "dressing">, one: Case): readonly Layout[] {
  const { trim, front, back } = coverMeasures(one);
  const hasWords = Object.keys(dressing.words).length > 0;
  const share = (x: number) => Math.round((x * ONE) / trim.width);
  const sides = { front: { from: share(front.x), to: ONE }, back: { from: 0, to: share(back.width) } };
  const typeScale = Math.round((Math.min(front.width, front.height) * ONE) / Math.min(trim.width, trim.height));
  const made = (name: string, front: readonly TemplateItem[], others: Others = {}): Layout => {
    // The front first: a single photo comes there.
    const parts: TemplatePart[] = [{ name: "front", template: onPaper(front), ...sides.front }];
    if (others.back) parts.push({ name: "back", template: onPaper(others.back), ...sides.back });
    const { ground, items } = sideBySide(parts, typeScale);
    const template: Template = { ground, items: [...(others.around ?? []), ...items] };
    return { key: `${PHOTO_LAYOUT}${name}`, variants: { [proportionOf(trim)]: template } };
  };
  const worded = (...items: readonly TemplateItem[]) => (hasWords ? items : []);
  return [
    made("1-around", worded(...onBand), { around: [photo("photo", box(0, 0, ONE, ONE))] }),
    made("1-front", [photo("photo", box(0, 0, ONE, ONE)), ...worded(...onBand)]),
    made("1-half", [
      photo("photo", box(0, 0, ONE, 540_000)),
      ...worded(names(box(80_000, 620_000, 840_000, 150_000)), date(box(80_000, 800_000, 840_000, 50_000))),
    ]),
    made("1-strip", [
      photo("photo", box(0, 360_000, ONE, 300_000)),
      ...worded(names(box(80_000, 130_000, 840_000, 150_000)), date(box(80_000, 740_000, 840_000, 50_000))),
    ]),
    ...(hasWords
      ? [made("0-words", [names(box(80_000, 340_000, 840_000, 200_000)), date(box(80_000, 580_000, 840_000, 50_000))])]
      : []),
    made(
      "2-front-and-back",
      [
        photo("photo", box(0, 0, ONE, 720_000)),
        ...worded(names(box(80_000, 770_000, 840_000, 110_000)), date(box(80_000, 895_000, 840_000, 40_000))),
      ],
      { back: [photo("photo", box(300_000, 340_000, 400_000, 320_000))] },
    ),
  ];
}

interface Others {
  readonly back?: readonly TemplateItem[];
  /** On the whole cover, below all else. */
  readonly around?: readonly TemplateItem[];
}

const onPaper = (items: readonly TemplateItem[]): Template => ({ ground: "paper", items: [...items] });

/** Ppm of the front. */
const box = (x: number, y: number, width: number, height: number): TemplateBox => ({ x, y, width, height });

const photo = (id: string, where: TemplateBox): TemplateItem => ({ type: "photo", id, box: where, shape: "rect" });

const text = { type: "text", align: "centre", stand: "middle", onPhoto: false, refine: false } as const;
const names = (where: TemplateBox): TemplateItem => ({
  ...text,
  id: "names",
  box: where,
  words: "names",
  voice: "display",
  size: 90_000,
  colour: "ink",
  refine: true,
});
const date = (where: TemplateBox): TemplateItem => ({
  ...text,
  id: "date",
  box: where,
  words: "date",
  voice: "body",
  size: 32_000,
  colour: "accent",
});

/** Words on an area of paper, to be read whatever the photo shows. */
const onBand: readonly TemplateItem[] = [
  { type: "fill", id: "band", box: box(120_000, 640_000, 760_000, 230_000), shape: "rect", colour: "paper" },
  { ...names(box(150_000, 660_000, 700_000, 120_000)), onPhoto: true } as TemplateItem,
  { ...date(box(150_000, 785_000, 700_000, 50_000)), onPhoto: true } as TemplateItem,
];
