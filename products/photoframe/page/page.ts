import { labelFor } from "../../../core/labels.ts";
import { sameFormat, writeFormat } from "../../../core/measure.ts";
import type { KindPage, PageSetup } from "../../kind-page.ts";
import type { RowsSection } from "../../page-section.ts";
import { reductionsOn } from "../../reduction.ts";
import { campaignOn } from "../campaign.ts";
import { openCase } from "../case.ts";
import { check } from "../check.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { describe as describePiece } from "../describe.ts";
import { designerPath } from "../designer-path.ts";
import { initialFormat } from "../formats.ts";
import { outsideSize } from "../frame-variant.ts";
import { prepare } from "../prepared.ts";
import { priceBefore } from "../price-before.ts";
import { production } from "../production.ts";
import { quote } from "../quote.ts";
import { readLink } from "../read-link.ts";
import type { Release } from "../release.ts";
import { surroundings } from "../surroundings.ts";
import { withoutHanger } from "../without-hanger.ts";
import { writeLink } from "../write-link.ts";
import { readAddress, writeAddress } from "./address.ts";
import { chooseFormat, chooseMaterial } from "./choose.ts";
import { formatTabs } from "./format-tabs.ts";
import { frameOnly } from "./frame-only.ts";
import { materialChange } from "./material-change.ts";
import { materialRows } from "./materials.ts";
import { options } from "./options.ts";
import { type CalculatorState, turned } from "./setup.ts";
import { formats } from "./tiles.ts";
import { givenWay } from "./wish.ts";

type Setup = PageSetup<Release>;

/** The product page of wall pictures: canvas, posters, aluminium ..., with their frames. */
export const page: KindPage<PhotoFrameConfiguration, Release> = {
  sold: {
    key: "photoframe",
    productType: "photoframe",
    designerPath,
    readLink,
    writeLink,
    check,
    quote,
    reductionsOn,
    priceBefore,
    production,
    describe: describePiece,
  },
  vocabulary:
    /^(calc|campaign|colour|cta|fact|finish|fmt|frame|frame-short|glass|mat|offer|opt|pp|quote|refusal|wall)\./,
  prepare,
  read: readAddress,
  write: writeAddress,
  parameters: { type: "materialType", format: "formatType" },
  pictured(configuration, release) {
    if (configuration.frameType === null) return [];
    return describePiece(configuration, release).facts.slice(0, configuration.matSize ? 2 : 1);
  },
  piece: ({ materialType, frameType }) => ({ type: materialType ?? "", framed: frameType !== null }),
  size: ({ format }) => format,
  typeLabel: ({ materialType }, release) => ({ key: prepare(release).materials.get(materialType ?? "")?.label ?? "" }),
  types,
  formats: listedFormats,
  sections: (setup, state) => [materials(setup, state), formats(setup, state), options(setup, state)],
  typeChange: materialChange,
  givenWay,
  second(setup, configuration) {
    const only = frameOnly(setup, configuration);
    return only && { configuration: only, label: labelFor("cta.frameOnly"), more: { addToCart: "1" } };
  },
  campaign: (configuration, release, on) => campaignOn(openCase(configuration, release), on),
  wall: {
    surroundings,
    outside(configuration, release) {
      const frame = prepare(release).frames.get(configuration.frameType ?? "");
      return frame ? outsideSize(configuration, frame) : null;
    },
    unready: (configuration, release) => withoutHanger(openCase(configuration, release)),
    space: async () => (await import("./space.ts")).space,
  },
};

/** The materials with their price at the chosen format. */
function materials(setup: Setup, state: CalculatorState): RowsSection<PhotoFrameConfiguration> {
  const { format, frameType } = state.configuration;
  return {
    kind: "rows",
    key: "material",
    legend: labelFor("calc.material"),
    at: { size: format, framed: frameType !== null },
    rows: () =>
      materialRows(setup, state).map(({ key, label, chosen, notInFormat, priced, target }) => ({
        value: key,
        label,
        chosen,
        refusal: null,
        priced,
        fact: { key: `fact.${key}` },
        swatch: `/pictures/swatches/${key}.webp`,
        elsewhere: notInFormat && { reason: notInFormat, size: priced.format },
        to: () => (chosen ? { state, notices: [] } : target),
      })),
  };
}

function types(setup: Setup, state: CalculatorState) {
  const { release, shop } = setup;
  return release.materials.map(({ key, label }) => {
    const chosen = key === state.configuration.materialType;
    return {
      value: key,
      label: { key: label },
      chosen,
      state: chosen ? state : chooseMaterial(setup, state, key).state,
      initial: turned(initialFormat(release, key, shop.unit), state.orientation),
    };
  });
}

function listedFormats(setup: Setup, state: CalculatorState) {
  const { materialType, frameType, format: here } = state.configuration;
  const material = prepare(setup.release).materials.get(materialType ?? "");
  if (!material) return [];
  const listed = formatTabs(setup.release, material, setup.shop.unit).flatMap((tab) =>
    tab.formats.map((format) => turned(format, state.orientation)),
  );
  const all = listed.some((format) => sameFormat(format, here)) ? listed : [...listed, here];
  return all.map((size) => {
    const chosen = chooseFormat(setup, state, size).state;
    return {
      value: writeFormat(size),
      label: labelFor("fmt.size", { size }),
      size,
      state: chosen,
      kept: chosen.configuration.frameType === frameType,
    };
  });
}
