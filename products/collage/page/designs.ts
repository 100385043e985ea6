import { labelFor } from "../../../core/labels.ts";
import type { PageSetup } from "../../kind-page.ts";
import type { Chosen, PageState } from "../../page-choice.ts";
import type { PageChoice, PageSection, PicksSection } from "../../page-section.ts";
import type { CollageConfiguration } from "../configuration.ts";
import { offer } from "../offer.ts";
import type { Release } from "../release.ts";
import { nearest, ofShape } from "../shop-designs.ts";
import { outlineOf } from "./shapes.ts";

type State = PageState<CollageConfiguration>;
type Design = Release["designs"][number];

/** The shop's designs: first by shape, then by number of photos, the nearest number of each shape. */
export function designSections(
  { release, shop }: PageSetup<Release>,
  state: State,
): readonly PageSection<CollageConfiguration>[] {
  const { configuration, orientation } = state;
  const present = release.designs.find(({ id }) => id === configuration.designId);
  const values = offer.options(configuration, release, shop).find(({ key }) => key === "designId")?.values ?? [];
  if (!present) return [];
  const to = ({ id }: Design): Chosen<CollageConfiguration> => {
    const chosen = values.find(({ value }) => value === String(id))?.configuration ?? configuration;
    return { state: { configuration: chosen, orientation }, notices: [] };
  };
  const choice = (design: Design, chosen: boolean): Omit<PageChoice<CollageConfiguration>, "label"> => ({
    value: String(design.id),
    chosen,
    refusal: null,
    to: () => to(design),
  });
  const shapes: PicksSection<CollageConfiguration> = {
    kind: "picks",
    key: "shape",
    legend: labelFor("offer.design"),
    prices: "none",
    picks: () =>
      release.shapes.flatMap(({ key, label }) => {
        const design = nearest(ofShape(release, key), present.photos);
        const chosen = key === present.shape;
        return design ? [{ ...choice(design, chosen), label: { key: label }, drawing: outlineOf(key) }] : [];
      }),
  };
  return [shapes, photosOf(release, present, choice, to)];
}

/** Number of photos: a slider for many numbers, otherwise tiles. */
function photosOf(
  release: Release,
  present: Design,
  choice: (design: Design, chosen: boolean) => Omit<PageChoice<CollageConfiguration>, "label">,
  to: (design: Design) => Chosen<CollageConfiguration>,
): PageSection<CollageConfiguration> {
  const designs = ofShape(release, present.shape);
  const legend = labelFor("offer.photos");
  const named = ({ photos }: Design) => labelFor("offer.photo-count", { photos });
  if (designs.length > 5) {
    const [min = 0, max = 0] = [designs[0]?.photos, designs.at(-1)?.photos];
    const at = (photos: number) => nearest(designs, photos) ?? present;
    return {
      kind: "slide",
      key: "photos",
      legend,
      name: "photos",
      value: present.photos,
      min,
      max,
      step: 1,
      free: true,
      stops: [min, 9, 16, max].filter((stop, index, all) => stop >= min && stop <= max && all.indexOf(stop) === index),
      at: (photos) => to(at(photos)),
      says: (photos) => named(at(photos)),
    };
  }
  return {
    kind: "picks",
    key: "photos",
    legend,
    prices: "none",
    picks: () => designs.map((design) => ({ ...choice(design, design.id === present.id), label: named(design) })),
  };
}
