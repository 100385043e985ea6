/**
 * The promise: one full calculator (8 materials x 20 formats with options) costs at most 1 ms of CPU.
 * Beside it, in the same run, the least that any answer costs: 160 objects made and written as JSON.
 */

import { demoRelease } from "../demo/catalogue/wall-pictures.ts";
import type { PriceTerms } from "../products/kind.ts";
import type { PhotoFrameConfiguration } from "../products/photoframe/configuration.ts";
import { formatGroups } from "../products/photoframe/formats.ts";
import { quote } from "../products/photoframe/quote.ts";
import { settle } from "../products/photoframe/settle.ts";
import { overHttp } from "./quote/over-http.ts";

const MILLISECONDS_ALLOWED = 1;
const ROUNDS = 2000;
const terms: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" };

/** The dearest way to choose each material: an option in every group that has one, a frame where one fits. */
const chosen: Readonly<Record<string, Pick<PhotoFrameConfiguration, "frameType" | "optionTypes">>> = {
  poster: { frameType: "holzrahmen-wide-white", optionTypes: { poster: "silk", glass: "museum" } },
  hahnemuehle: { frameType: "alurahmen-angular-gold", optionTypes: { hm: "cotton", glass: "museum-acrylic" } },
  leinwand: { frameType: "floater-black", optionTypes: { stretcher: "38", edge: "mirrored" } },
  forexplatte: { frameType: null, optionTypes: { drilling: "corners", milling: "dots", hanging: "plates" } },
  aludibond: { frameType: "artbox-black", optionTypes: { print: "direct", alu: "brushed" } },
  acrylglas: { frameType: null, optionTypes: { drilling: "corners", print: "fineart-glossy" } },
  gallerybond: { frameType: "schattenfuge-platte-oak", optionTypes: {} },
  echtglas: { frameType: null, optionTypes: { hanging: "plates" } },
};

/** 8 materials x 20 formats, every option's value written down as links and baskets hold it. */
function calculator(): readonly PhotoFrameConfiguration[] {
  return demoRelease.materials
    .filter(({ key }) => key in chosen)
    .flatMap((material) => {
      const formats = formatGroups(demoRelease, material, "cm").flatMap((group) => group.formats);
      const wanted = { materialType: material.key, matSize: 0, matType: "mat-none", frameType: null, optionTypes: {} };
      return formats.slice(0, 20).map((format) => {
        return settle({ ...wanted, ...chosen[material.key], format }, demoRelease, "cm").configuration;
      });
    });
}

/** CPU milliseconds (user and system) of one round, the median of five. */
function cpu(round: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    for (let i = 0; i < ROUNDS; i++) round();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / ROUNDS;
  });
  return times.sort((one, other) => one - other)[2] ?? Number.NaN;
}

export default async function bench(): Promise<void> {
  const configurations = calculator();
  const quoteAll = () => configurations.map((configuration) => quote(configuration, demoRelease, terms));
  const start = process.cpuUsage();
  const quotes = quoteAll();
  const first = process.cpuUsage(start);
  if (configurations.length !== 160 || !quotes.every(({ ok }) => ok)) throw new Error("not a full calculator");
  for (let i = 0; i < ROUNDS; i++) quoteAll();

  const pure = cpu(quoteAll);
  const lines = quotes.reduce((sum, one) => sum + (one.ok ? one.value.lines.length : 0), 0);
  const floor = cpu(() => JSON.stringify(quotes));
  const verdict = pure <= MILLISECONDS_ALLOWED ? "kept" : "MISSED";
  console.log(
    `quote: 160 prices with ${lines} lines in ${pure.toFixed(3)} ms of CPU, promise ${MILLISECONDS_ALLOWED} ms ${verdict}; ` +
      `the first one of a fresh process ${((first.user + first.system) / 1000).toFixed(1)} ms; ` +
      `writing the same quotes as JSON ${floor.toFixed(3)} ms`,
  );
  if (pure > MILLISECONDS_ALLOWED) process.exitCode = 1;
  await overHttp();
}
