import { describe, expect, test } from "vitest";
import type { Label, LabelParam } from "../core/labels.ts";
import { shopOf } from "../core/shop.ts";
import { demoCatalogues } from "../demo/catalogue/catalogues.ts";
import { demoVocabulary } from "../demo/labels/vocabulary.ts";
import type { OpeningContext } from "./kind.ts";
import type { Offered } from "./offer.ts";
import { productKinds } from "./registry.ts";

/** What offers depend on: both channels, both units. */
const openings: readonly OpeningContext[] = (["card", "poster"] as const).flatMap((channel) =>
  (["de-DE", "en-US"] as const).map((locale) => ({ ...shopOf(channel, locale), on: "2026-11-20" })),
);

describe.each(productKinds.map((kind) => [kind.key, kind] as const))("what is offered of %s", (key, kind) => {
  const data = kind.dataSchema.parse(demoCatalogues[key]);
  const usual = (opening: OpeningContext) => kind.readLink({}, data, opening).configuration;
  const types = (opening: OpeningContext) => kind.offer.types(usual(opening), data, opening) as Offered<object>[];

  test("can be made with every type, and one of them is chosen", () => {
    for (const opening of openings) {
      const offered = types(opening);
      expect(offered.filter(({ chosen }) => chosen)).toHaveLength(1);
      for (const { configuration } of offered) expect(kind.check(configuration, data)).toEqual([]);
      expect(offered.find(({ chosen }) => chosen)?.configuration).toEqual(usual(opening));
    }
  });

  test("has formats for every type, at most one of them chosen, and one to begin with", () => {
    for (const opening of openings) {
      for (const { configuration } of types(opening)) {
        const formats = kind.offer.formats(configuration, data, opening);
        expect(formats.length).toBeGreaterThan(0);
        expect(formats.filter(({ chosen }) => chosen).length).toBeLessThanOrEqual(1);
        expect(formats.filter(({ initial }) => initial)).toHaveLength(1);
        expect(formats.some((one) => kind.check(one.configuration, data).length === 0)).toBe(true);
      }
    }
  });

  test("is a link that is read back as it is offered", () => {
    for (const opening of openings) {
      for (const { configuration } of types(opening)) {
        const reading = kind.readLink(kind.writeLink(configuration), data, opening);
        expect(reading.configuration).toEqual(configuration);
        expect(reading.notices).toEqual([]);
      }
    }
  });

  test("has one chosen value in each option group, and steps that rise", () => {
    for (const opening of openings) {
      for (const { configuration } of types(opening)) {
        for (const { values } of kind.offer.options(configuration, data, opening)) {
          expect(values.filter(({ chosen }) => chosen)).toHaveLength(1);
          expect(new Set(values.map(({ value }) => value)).size).toBe(values.length);
        }
        for (const { steps } of kind.offer.ladders(configuration, data)) {
          const counted = steps.map(({ value }) => value);
          expect(counted).toEqual([...new Set(counted)].sort((one, other) => one - other));
          for (const step of steps) expect(kind.check(step.configuration, data)).toEqual([]);
        }
      }
    }
  });

  test("is called by words of the vocabulary", () => {
    const [opening] = openings;
    if (!opening) throw new Error("no shop");
    const offered = types(opening).flatMap(({ label, configuration }) => [
      label,
      ...kind.offer.formats(configuration, data, opening).flatMap((one) => [one.label, one.groupLabel]),
      ...kind.offer
        .options(configuration, data, opening)
        .flatMap((group) => [group.label, ...group.values.map((value) => value.label)]),
      ...kind.offer.ladders(configuration, data).map((ladder) => ladder.label),
    ]);
    const keys = [{ key: kind.offer.label }, ...offered].flatMap(keysOf);
    expect(keys.filter((one) => !(one in (demoVocabulary["de-DE"] ?? {})))).toEqual([]);
  });

  test("describes every parameter its links are written with", () => {
    const [opening] = openings;
    if (!opening) throw new Error("no shop");
    const written = Object.keys(kind.writeLink(usual(opening)));
    expect(written.filter((name) => !(name in kind.offer.parameters))).toEqual([]);
  });
});

const keysOf = ({ key, params = {} }: Label): readonly string[] => [
  key,
  ...Object.values(params).flatMap((param: LabelParam) =>
    typeof param === "object" && "key" in param ? keysOf(param) : [],
  ),
];
