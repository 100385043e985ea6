import { labelFor } from "../../core/labels.ts";
import { orientationOf, sameFormat, writeFormat } from "../../core/measure.ts";
import type { OpeningContext } from "../kind.ts";
import { fieldValues, type KindOffer, type Offered, type OfferedGroup, plainLabel } from "../offer.ts";
import { framesOf, isSet, materialOf } from "./case.ts";
import { type CollageConfiguration, MIXED } from "./configuration.ts";
import { parameters } from "./link-parameters.ts";
import type { Release } from "./release.ts";
import { settle, usualPanels } from "./settle.ts";

type Offer = KindOffer<CollageConfiguration, Release>;

/** The materials and the set; a new material keeps the format where it can. */
export const types = (
  choice: CollageConfiguration,
  release: Release,
  shop: Pick<OpeningContext, "channel" | "unit">,
): readonly Offered<CollageConfiguration>[] =>
  [...release.materials.map(({ key, label }) => ({ key, label })), { key: MIXED, label: release.mixed.label }].map(
    ({ key, label }) => ({
      value: key,
      label: { key: label },
      chosen: key === choice.materialType,
      configuration: key === choice.materialType ? choice : onMaterial(choice, key, release, shop),
    }),
  );

function onMaterial(
  choice: CollageConfiguration,
  key: string,
  release: Release,
  shop: Pick<OpeningContext, "channel" | "unit">,
) {
  const wanted = { ...choice, materialType: key };
  const [first] = choice.panels;
  const panels = key === MIXED || !first ? usualPanels(wanted, release, shop.unit) : [{ ...first, materialType: key }];
  return settle({ ...wanted, panels }, release, shop, []);
}

/** Formats of the one panel; of a set, as many panels of that format as it has. */
const formats: Offer["formats"] = (choice, release, { unit }) => {
  const [first] = choice.panels;
  return release.formats[unit].map((format) => ({
    value: writeFormat(format),
    label: plainLabel(format),
    chosen: choice.panels.every((panel) => sameFormat(panel.format, format)),
    configuration: { ...choice, panels: choice.panels.map((panel) => ({ ...panel, format })) },
    size: format,
    group: orientationOf(format),
    groupLabel: { key: `fmt.${orientationOf(format)}` },
    initial: sameFormat(format, isSet(choice) ? (first?.format ?? format) : release.initial[unit]),
  }));
};

const options: Offer["options"] = (choice, release) => {
  const framed = choice.panels.some(({ materialType }) => materialOf(release, materialType)?.framed);
  const frames: OfferedGroup<CollageConfiguration> = {
    key: "frameType",
    label: labelFor("offer.frame"),
    values: framesOf(release).map(({ key, label }) => ({
      value: key,
      label,
      chosen: choice.frameType === key,
      configuration: { ...choice, frameType: key },
    })),
  };
  return [
    ...(framed ? [frames] : []),
    { key: "color", label: labelFor("offer.colour"), values: fieldValues(choice, "color", release.colours) },
    {
      key: "designId",
      label: labelFor("offer.design"),
      values: release.designs.map(({ id, shape, photos }) => ({
        value: String(id),
        label: labelFor("collage.design", { shape: { key: shapeLabel(release, shape) }, photos }),
        chosen: choice.designId === id,
        configuration: { ...choice, designId: id, tileCount: null },
      })),
    },
  ];
};

const shapeLabel = ({ shapes }: Release, key: string): string => shapes.find((one) => one.key === key)?.label ?? key;

/** A set can have three to nine panels; more of them are like its first. */
const ladders: Offer["ladders"] = (choice, { mixed: { least, most } }) => {
  const [first] = choice.panels;
  if (!isSet(choice) || !first) return [];
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const panels = (count: number) => Array.from({ length: count }, (_, index) => choice.panels[index] ?? first);
  return [
    {
      field: "panels",
      label: labelFor("offer.panels"),
      pieces: false,
      steps: counts.map((value) => ({ value, configuration: { ...choice, panels: panels(value) } })),
    },
  ];
};

/** Collages: materials and the set, formats, frames, backgrounds and designs. */
export const offer: Offer = {
  label: "kind.collage",
  parameters,
  fields: { type: "materialType", format: "panels" },
  types,
  formats,
  options,
  ladders,
  limits: null,
  frameTypes: null,
  accessories: null,
  history: null,
  paths: {},
};
