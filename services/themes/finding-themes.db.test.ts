import { describe, expect, test } from "vitest";
import { demoData } from "../../demo/seed.ts";
import type { ThemesAnswer } from "./contract.ts";
import { idsOf, themesShop } from "./themes.fixture.ts";

const { goods, search } = await themesShop(await demoData());
const facet = ({ facets }: ThemesAnswer, type: string) => facets.find((one) => one.type === type)?.values ?? [];

describe("words", () => {
  test.each([
    ["de-DE", "Hochzeiten", "blush-arch"],
    ["de-DE", "pfingstr mama", null],
    ["de-DE", "Pfingstrose Mama", "mother-peony"],
    ["de-DE", "kirschz", "cherry-blossom"],
    ["en-GB", "weddings", "blush-arch"],
    ["en-US", "peony", "mother-peony"],
    ["es-ES", "bodas", "blush-arch"],
    ["fr-FR", "mariages", "blush-arch"],
    ["it-IT", "matrimonio", "blush-arch"],
    ["nl-NL", "huwelijken", "blush-arch"],
  ])("in %s, “%s” finds %s", async (locale, words, id) => {
    const found = await search(`q=${encodeURIComponent(words)}&limit=96`, locale);
    if (id === null) expect(found.total).toBe(0);
    else expect(idsOf(found)).toContain(id);
    expect(found.total).toBeLessThan(80);
  });

  // Compounds, everyday words, accents left out: each of them found nothing when only names of filters were searched.
  test.each([
    ["de-DE", "rose hochzeit", "blush-arch"],
    ["de-DE", "Hochzeitskarte", "blush-arch"],
    ["de-AT", "hochzeitskarten gold", "golden-laurel"],
    ["de-DE", "Hochzeitseinl", "olive-wreath"],
    ["de-DE", "Geburtskarte", "little-whale"],
    ["de-DE", "weihnachtskarte", "straw-star"],
    ["de-DE", "mädchen", "daisy-girl"],
    ["de-DE", "maedchen", "daisy-girl"],
    ["de-CH", "maed", "daisy-girl"],
    ["de-DE", "karte fuer mama", "mother-peony"],
    ["de-DE", "dankeskarte", "thanks-poppy"],
    ["de-CH", "brautstrauss", "dark-peonies"],
    ["en-GB", "wedding card", "blush-arch"],
    ["en-US", "baby girl", "daisy-girl"],
    ["fr-FR", "noel", "straw-star"],
    ["fr-CH", "carte de noël", "straw-star"],
    ["fr-FR", "faire-part naissance", "little-whale"],
    ["fr-FR", "bapteme", "dove-of-peace"],
    ["es-ES", "tarjeta boda", "blush-arch"],
    ["es-ES", "invitacion boda rosa", "blush-arch"],
    ["es-ES", "cumpleanos", "cake-please"],
    ["it-IT", "biglietto natale", "straw-star"],
    ["it-IT", "biglietti di auguri natale", "straw-star"],
    ["it-IT", "partecipazioni nozze", "blush-arch"],
    ["nl-NL", "trouwkaart", "blush-arch"],
    ["nl-NL", "geboortekaartje meisje", "daisy-girl"],
    ["nl-BE", "kerstkaart", "straw-star"],
  ])("in %s, the ordinary words “%s” find %s, and not everything", async (locale, words, id) => {
    const found = await search(`q=${encodeURIComponent(words)}&limit=96`, locale);
    expect(idsOf(found)).toContain(id);
    expect(found.total).toBeLessThan(goods.themes.length / 2);
  });

  test("words of one occasion do not bring another's designs", async () => {
    const occasions = async (words: string) => {
      const { themes: found } = await search(`q=${encodeURIComponent(words)}&limit=96`);
      return new Set(found.flatMap((theme) => theme.occasions.map(({ value }) => value)));
    };
    expect(await occasions("trauerkarte")).toEqual(new Set(["mourning"]));
    expect(await occasions("weihnachtskarte")).toEqual(new Set(["christmas-private", "christmas-business"]));
    expect(await occasions("osterkarte")).toEqual(new Set(["easter"]));
  });

  test.each(["es", "fr", "it", "nl"] as const)("every design has a name of its own in %s", (language) => {
    const titled = [...goods.themes, ...goods.calendarGroups, ...goods.bookSets, ...goods.collages];
    expect(titled.length).toBe(257);
    expect(titled.filter(({ title }) => title[language] === undefined)).toEqual([]);
  });

  test("the last word may be unfinished, the others not", async () => {
    expect(idsOf(await search("q=mama+pfing"))).toEqual(["mother-peony"]);
    expect((await search("q=pfing+mama")).total).toBe(0);
  });

  test("counts follow the words", async () => {
    const found = await search("q=taube");
    expect(found.total).toBeGreaterThan(3);
    expect(facet(found, "category").reduce((sum, { count }) => sum + count, 0)).toBe(found.total);
  });

  test("a word longer than any that is written finds nothing", async () => {
    expect((await search(`q=${"a".repeat(3000)}`)).total).toBe(0);
    expect((await search(`q=rose+${"ä".repeat(1500)}`)).total).toBe(0);
  });

  test.each(["", "und", "!!! & | :* '"])("“%s” asks for nothing and finds everything", async (words) => {
    expect((await search(`q=${encodeURIComponent(words)}`)).total).toBe(goods.themes.length);
  });
});
