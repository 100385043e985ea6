import { configurationStep } from "../../design/apply-whole.ts";
import { DESIGN_SCHEMA, type DesignDocument, type DesignOutline } from "../../design/document.ts";
import { surfaceOf } from "../../design/element-place.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import type { Step } from "../../design/operation.ts";
import type { KindDesign, Settled } from "../kind-design.ts";
import type { KindPile, PrintStock } from "../pile/kind-pile.ts";
import { labPlan } from "../pile/lab-plan.ts";
import { printLayout } from "../pile/print-layout.ts";
import { newPrint } from "../pile/print-side.ts";
import { movedSteps, reprint } from "../pile/reprint.ts";
import { plainPlan } from "../print-plan.ts";
import { configurationSchema, type PhotoBoxConfiguration } from "./configuration-schema.ts";
import { blankLid, LID, lidLayout, lidTrim } from "./lid.ts";
import { typeOf } from "./link.ts";
import type { Release } from "./release.ts";

const PRINT = "print";
/** Retro prints in the small box have a white rim where somebody wants one, millimetres. */
const RIM = 5_000;

const configured = ({ configuration }: Pick<DesignOutline, "configuration">) =>
  configurationSchema.parse(configuration);

const printsOf = ({ surfaces }: Pick<DesignOutline, "surfaces">) => surfaces.filter(({ role }) => role === PRINT);

const emptyPrint = (id: string, { photoboxFormat: format }: PhotoBoxConfiguration) =>
  newPrint({ surface: id, element: `${id}-photo` }, PRINT, null, { format, rim: null });

/** One empty print, as often as the link says, and the lid. */
const blank = (configuration: PhotoBoxConfiguration, release: Release): DesignDocument => ({
  schema: DESIGN_SCHEMA,
  kind: "photobox",
  configuration,
  title: "",
  photos: [],
  surfaces: [
    { ...emptyPrint("print-1", configuration), copies: configuration.tileCount },
    blankLid(typeOf(release, configuration.photoboxType)),
  ],
});

/** Every print in the order in which they are in the box, and the lid; also of more prints than the box holds. */
function surfaces(design: DesignOutline, release: Release): readonly SurfaceLayout[] {
  const { photoboxFormat, photoboxType } = configured(design);
  const { bleed, safe, resolution } = release;
  return [
    ...printsOf(design).map((head) => printLayout(head, photoboxFormat, { bleed, safe, resolution })),
    lidLayout(typeOf(release, photoboxType), release),
  ];
}

/**
 * The number of prints is that of the design. More than the box holds is refused: no box is exchanged without consent.
 */
function settle(design: DesignOutline, release: Release): Settled<PhotoBoxConfiguration> {
  const before = configured(design);
  const prints = printsOf(design);
  const drawn = prints.reduce((sum, { copies }) => sum + copies, 0);
  const configuration = { ...before, tileCount: Math.max(drawn, 1) };
  const change = configurationStep(before, configuration);
  const taken = new Set(design.surfaces.map(({ id }) => id));
  const steps: readonly (Step | null)[] = [
    change,
    prints.length > 0 ? null : { type: "addSurface", surface: emptyPrint(freeId(taken), before), at: 0 },
    taken.has(LID) ? null : { type: "addSurface", surface: blankLid(typeOf(release, before.photoboxType)) },
  ];
  return { configuration, steps: steps.flatMap((step) => step ?? []) };
}

function freeId(taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) if (!taken.has(`print-${n}`)) return `print-${n}`;
}

/**
 * Prints keep photo and crop in another size, words on the lid their place; a box of one print takes the requested
 * number.
 */
function reconfigure(design: DesignDocument, wanted: PhotoBoxConfiguration, release: Release): readonly Step[] {
  const before = configured(design);
  const change = configurationStep(design.configuration, wanted);
  const photos = new Map(design.photos.map((photo) => [photo.id, photo]));
  const prints = design.surfaces.filter(({ role }) => role === PRINT);
  const [from, to] = [before, wanted].map(({ photoboxType }) => lidTrim(typeOf(release, photoboxType)));
  const lid = surfaceOf(design, LID);
  const [only, ...others] = prints;
  const isCounted = only && others.length === 0 && wanted.tileCount !== before.tileCount;
  return [
    ...(change ? [change] : []),
    ...prints.flatMap((surface) => reprint(surface, before.photoboxFormat, { format: wanted.photoboxFormat }, photos)),
    ...(from && to ? (lid?.elements ?? []).flatMap((element) => movedSteps(element, from, to)) : []),
    ...(isCounted ? [{ type: "setSurface", surface: only.id, copies: wanted.tileCount } as const] : []),
  ];
}

const stock = ({ photoboxFormat, paper }: PhotoBoxConfiguration, { papers }: Release): PrintStock => ({
  style: "box",
  format: photoboxFormat,
  paper: { key: papers.find(({ key }) => key === paper)?.label ?? paper },
});

const pile: KindPile<Release> = {
  role: PRINT,
  stocks: (design, release) => [stock(configured(design), release)],
  stockOf: (_, design, release) => stock(configured(design), release),
  rim: () => RIM,
  rimmed: () => false,
  most: (design) => configured(design).photoboxQuantityMax,
  roomier(design, release, count) {
    const before = configured(design);
    const size = typeOf(release, before.photoboxType).sizes.find(({ quantityMax }) => quantityMax >= count);
    if (!size || size.quantityMax <= before.photoboxQuantityMax) return null;
    return { most: size.quantityMax, configuration: { ...before, photoboxQuantityMax: size.quantityMax } };
  },
};

/** A box of prints in their order, and the lid with two lines. */
export const design: KindDesign<PhotoBoxConfiguration, Release> = {
  blank: (configuration, release) => blank(configuration, release),
  surfaces,
  settle,
  counted: ["tileCount"],
  reconfigure: (document, configuration, release) => reconfigure(document, configuration, release),
  abilities: { elements: ["text"], layouts: false, effects: true },
  files: (outline) => [
    labPlan(
      "prints",
      printsOf(outline).map(({ id }) => id),
    ),
    plainPlan(LID, "press", [LID]),
  ],
  viewer: "box",
  pile,
};
