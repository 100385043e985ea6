import type { LabelKey } from "../../core/label-key.generated.ts";

/** Parts that come in a second stock, marked RST, and are called the same (chrome specification, section 3). */
const stocked = {
  "Rahmen Artbox": "frame.artbox",
  "Rahmen Glaeser": "frame-part.glass",
  "Rahmen Leisten": "frame-part.mouldings",
  "Rahmen PPT": "frame-part.mat",
  "Rahmen Rueck": "frame.back",
  "Rahmen Schattenfuge Leinwand": "frame.schattenfuge-leinwand",
  "Rahmen Schattenfuge Platte": "frame.schattenfuge-platte",
} as const satisfies Readonly<Record<string, LabelKey>>;

type Stocked = keyof typeof stocked;

const second = Object.fromEntries(Object.entries(stocked).map(([part, key]) => [`${part} RST`, key])) as Readonly<
  Record<`${Stocked} RST`, LabelKey>
>;

/** Parts of a frame by the workshop's names, with their labels. */
export const frameParts = {
  "frame-back": "frame.back",
  "frame-glass": "opt.glass",
  "frame-mat": "frame-part.mat",
  ...stocked,
  ...second,
  "Rahmen gekauft": "frame-part.bought",
} as const satisfies Readonly<Record<string, LabelKey>>;

/** Contents of a frame; the empty template represents no produced frame. */
export const frameAccessories = {
  "museum-glass": "glass.museum",
  "museum-acrylic": "glass.museum-acrylic",
  "mat-cream": "pp.cream",
  "mat-black": "pp.black",
  "mat-white": "pp.white",
  "mat-none": "pp.none",
  "back-normal": "frame-part.back-normal",
  "": "frame.none",
} as const satisfies Readonly<Record<string, LabelKey>>;
