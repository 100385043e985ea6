import { counted } from "../../../../core/counted.ts";
import { type Fate, fates } from "../../../designer/late-change/trouble.ts";

const photos = counted("en", { one: "# photo", other: "# photos" });
const texts = counted("en", { one: "# text", other: "# texts" });
const tallies = {
  same: counted("en", { one: "# view stays the same", other: "# views stay the same" }),
  anew: counted("en", { one: "# laid out again", other: "# laid out again" }),
  eye: counted("en", { one: "# to look at", other: "# to look at" }),
  added: counted("en", { one: "# new and blank", other: "# new and blank" }),
};

/** Where the design has photos and no words. */
const photosAlone = counted("en", { one: "# photo is kept.", other: "# photos are kept." });

/** What another format, binding, style ... did to a design. */
export const en = {
  kept: (shown: number, written: number) =>
    written > 0 ? `${photos(shown)} and ${texts(written)} are kept.` : photosAlone(shown),
  tally: (counts: Readonly<Record<Fate, number>>) =>
    `${fates.flatMap((fate) => (counts[fate] > 0 ? tallies[fate](counts[fate]) : [])).join(", ")}.`,
  leftOut: counted("en", {
    one: "# photo has no place any more and is in the tray.",
    other: "# photos have no place any more and are in the tray.",
  }),
  lookAt: counted("en", { one: "Please look at one view", other: "Please look at these #" }),
  look: "What has changed?",
  title: "What has changed",
  close: "Close",
  begin: "Show the first",
  promise: "Undo brings everything back exactly as it was.",
  takeBackAll: counted("en", { one: "Undo, with the step since", other: "Undo, with the # steps since" }),
  happened: counted("en", { one: "What happened to your view", other: "What happened to your # views" }),
  fates: { same: "the same", anew: "laid out again", eye: "to look at", added: "new and blank" },
  lists: { same: "Stay the same", anew: "Laid out again, with the same photos and words", added: "New and blank" },
  before: "before",
  now: "now",
  fromTo: "Before and now",
  show: "Show",
  mend: { "bring-in": "Move into view", whole: "Show the whole photo" },
  mended: "mended",
  more: counted("en", { one: "And # more.", other: "And # more." }),
  all: (count: number) => `Show all ${count}`,
  faceCut: (name: string) => `A face in “${name}” is cut off.`,
  photoCut: (name: string, percent: number) => `${percent}% of “${name}” can no longer be seen.`,
  priceBefore: "Before",
  dearer: "More",
  cheaper: "Less",
  price: "Price now",
  arrival: "With you on",
};
