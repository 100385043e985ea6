import { every } from "hono/combine";
import { describe, expect, test } from "vitest";
import { channels } from "../../core/channel.ts";
import { languageOf, locales } from "../../core/locale.ts";
import { demoData } from "../../demo/seed.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { keptAnswers } from "../../platform/http/kept-answers.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import type {
  BookSetsAnswer,
  CalendarGroupsAnswer,
  CollageGroupAnswer,
  CollageGroupsAnswer,
  ThemeAnswer,
  ThemesAnswer,
} from "./contract.ts";
import type { Goods } from "./goods.ts";
import { publishGoods } from "./publish-goods.ts";
import { themesRoutes } from "./routes.ts";
import { idsOf, themesShop } from "./themes.fixture.ts";

const data = await demoData();
const { database, themes, goods, ask, read, search } = await themesShop(data);
const facet = ({ facets }: ThemesAnswer, type: string) => facets.find((one) => one.type === type)?.values ?? [];
/** What a search ought to find, counted in the data. */
const among = (wanted: (theme: Goods["themes"][number]) => boolean) => goods.themes.filter(wanted);

describe.each(locales.flatMap((locale) => channels.map((channel) => [locale, channel] as const)))(
  "in %s, channel %s",
  (locale, channel) => {
    test("every call answers with texts of the language", async () => {
      const all = await search("", locale, channel);
      const forCard = among(({ categories }) => categories.every((one) => one === 24)).length;
      expect(all.total).toBe(goods.themes.length - (channel === "card" ? 0 : forCard));
      const [first] = all.themes;
      expect(first?.preview.src).toContain(`language=${languageOf(locale)}`);
      for (const path of [
        "/web-api/calendar-design-group",
        "/web-api/photobook-design-group-set",
        "/web-api/collage-designer-design-groups",
      ]) {
        expect((await ask(path, locale, channel)).headers.get("vary"), path).toContain("x-locale");
      }
      expect(
        (await read<CollageGroupsAnswer>("/web-api/collage-designer-design-groups", locale, channel)).defaultDesignId,
      ).toBe(channel === "card" ? 1 : 13);
      expect((await read<ThemeAnswer>(`/web-api/themes/${first?.id}`, locale, channel)).theme.title).toBe(first?.title);
      expect((await ask("/web-api/collage-designer-design-group", locale, channel)).status).toBe(200);
      expect((await ask("/web-api/photobook-design-group-set/wedding-white", locale, channel)).status).toBe(200);
    });
  },
);

describe("filters", () => {
  test("any value of one filter is enough, and all filters must hold", async () => {
    const found = await search("filter[color][]=green&filter[color][]=blue&filter[occasion][]=wedding&limit=96");
    const families = new Map(goods.palettes.map(({ key, family }) => [key, family]));
    const wanted = among(
      ({ palette, occasions }) =>
        occasions.includes("wedding") && ["green", "blue"].includes(families.get(palette) ?? ""),
    );
    expect(idsOf(found).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
    expect(wanted.length).toBeGreaterThan(5);
  });

  test("each filter is counted without itself, and with all the others", async () => {
    const found = await search("filter[style][]=classic&filter[occasion][]=mourning");
    const mourning = among(({ occasions }) => occasions.includes("mourning"));
    const styles = Object.fromEntries(facet(found, "style").map(({ value, count }) => [value, count]));
    expect(styles).toEqual({ classic: 0, quiet: mourning.length });
    expect(
      facet(found, "style")
        .filter(({ chosen }) => chosen)
        .map(({ value }) => value),
    ).toEqual(["classic"]);
    const classic = among(({ style }) => style === "classic");
    const occasions = Object.fromEntries(facet(found, "occasion").map(({ value, count }) => [value, count]));
    expect(occasions.wedding).toBe(classic.filter(({ occasions: own }) => own.includes("wedding")).length);
    expect(found.total).toBe(0);
  });

  test.each(["alle", "alleVorlagen"])("%s filters nothing away (specification, section 3)", async (special) => {
    const all = await search("");
    expect(await search(`filter[color][]=${special}&filter[category][]=${special}`)).toEqual(all);
    expect((await search(`filter[color][]=green&filter[color][]=${special}`)).total).toBe(all.total);
  });

  test("unknown filters and values are named, in the visitor's language", async () => {
    const answer = await ask("/web-api/themes?filter[color][]=mauve&filter[mood][]=happy&sort=price&limit=0", "fr-FR");
    expect(answer.status).toBe(422);
    const { errors, title } = (await answer.json()) as { errors: { pointer: string; detail: string }[]; title: string };
    expect(title).toBe("La demande contient des valeurs erronées");
    expect(errors.map(({ pointer }) => pointer)).toEqual(["/filter/color", "/filter/mood", "/sort", "/limit"]);
    expect(errors[0]?.detail).toBe(
      "«\u202fmauve\u202f» n’existe pas dans «\u202fCouleur\u202f». Choisissez une des valeurs affichées ou «\u202falle\u202f» pour toutes.",
    );
  });

  test.each([
    ["/web-api/photobook-design-group-set?categoryIds[]=999", "/categoryIds", "1, 2, 3, 4, 5, 8"],
    ["/web-api/calendar-design-group?calendarType=sonnenuhr", "/calendarType", "wandkalender"],
    ["/web-api/collage-designer-design-groups?shapes[]=kreis", "/shapes", "heart"],
  ])("%s: what could be written is said, because no page shows it", async (path, pointer, known) => {
    const { errors } = (await (await ask(path, "de-DE")).json()) as { errors: { pointer: string; detail: string }[] };
    expect(errors.map((one) => one.pointer)).toEqual([pointer]);
    expect(errors[0]?.detail).toContain(known);
    expect(errors[0]?.detail).not.toContain("angezeigten");
  });

  test("what a theme can be had as is known by its id, with the foil it is drawn with", async () => {
    expect(await themes.goods("card", "golden-laurel")).toEqual({
      id: "golden-laurel",
      products: ["flat", "folded", "pocketfold", "trifold"],
      aspectRatios: expect.arrayContaining(["landscape", "portrait", "square"]),
      categories: [3],
      refinement: "gold",
    });
    expect(await themes.goods("card", "nothing")).toBeNull();
    expect(await themes.goods("poster", "friends-whale")).toBeNull();
    expect((await search("q=lorbeer&limit=1")).themes.map(({ id, prices }) => prices[0]?.label === id)).toEqual([true]);
  });

  test("friends books are the card channel's alone", async () => {
    const query = "filter[category][]=24&filter[product][]=friends-book";
    expect((await search(query, "de-DE", "card")).total).toBe(2);
    expect((await search(query, "de-DE", "poster")).total).toBe(0);
    expect((await ask("/web-api/themes/friends-whale", "de-DE", "poster")).status).toBe(404);
    expect((await ask("/web-api/themes/friends-whale", "de-DE", "card")).status).toBe(200);
  });
});

describe("lists", () => {
  test.each(["popularity", "created"] as const)("by %s go on from page to page, each theme once", async (sort) => {
    const ids: string[] = [];
    let cursor = "";
    for (let pages = 0; pages < 20; pages++) {
      const page = await search(`sort=${sort}&limit=30${cursor}`);
      ids.push(...idsOf(page));
      if (page.next === null) break;
      cursor = `&cursor=${page.next}`;
    }
    const wanted = goods.themes.toSorted((one, other) =>
      one[sort] < other[sort] ? 1 : one[sort] > other[sort] ? -1 : one.id < other.id ? -1 : 1,
    );
    expect(ids).toEqual(wanted.map(({ id }) => id));
  });

  test("a cursor that was altered, or is of another search, is refused", async () => {
    const { next } = await search("limit=5");
    const [body = "", signature = ""] = String(next).split(".");
    const forged = Buffer.from(JSON.stringify([1, "a"])).toString("base64url");
    for (const query of [
      `cursor=${forged}.${signature}`,
      `cursor=${body}.${signature}A`,
      `cursor=${next}&sort=created`,
      `cursor=${next}&filter[color][]=green`,
      "cursor=x",
    ]) {
      const answer = await ask(`/web-api/themes?${query}`);
      expect(answer.status, query).toBe(422);
      expect(((await answer.json()) as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)).toEqual(
        ["/cursor"],
      );
    }
    expect((await ask(`/web-api/themes?cursor=${next}&limit=10`)).status).toBe(200);
  });

  test("go on at the same place after a publication that took the last theme away", async () => {
    const { next, themes: shown } = await search("limit=3");
    const before = await search(`limit=4&cursor=${next}`);
    const last = shown.at(-1)?.id;
    await database.db
      .transaction()
      .execute((trx) =>
        publishGoods(trx, { ...goods, themes: goods.themes.filter(({ id }) => id !== last) }, data.labels),
      );
    themes.forget();
    const after = await search(`limit=4&cursor=${next}`);
    await database.db.transaction().execute((trx) => publishGoods(trx, goods, data.labels));
    themes.forget();
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after.total).toBe(before.total - 1);
  });
});

describe("drawings", () => {
  test("of a theme may be kept for ever under the address that a list gives", async () => {
    const [first] = (await search("limit=1")).themes;
    const answer = await ask(first?.preview.src ?? "");
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await answer.text()).toMatch(/^<svg xmlns/);
    expect((await ask(String(first?.preview.src).replace(/v=\w+/, "v=0"))).headers.get("cache-control")).not.toContain(
      "immutable",
    );
  });

  test("of every group are there under the addresses that lists give", async () => {
    const { designGroups } = await read<CalendarGroupsAnswer>("/web-api/calendar-design-group");
    const { designGroupSets } = await read<BookSetsAnswer>("/web-api/photobook-design-group-set");
    const collageGroups = (await read<CollageGroupsAnswer>("/web-api/collage-designer-design-groups")).designGroups;
    const previews = [...designGroups, ...designGroupSets].flatMap((group) => group.previews.slice(0, 2));
    for (const { src } of [
      ...previews,
      ...collageGroups.flatMap(({ designs }) => designs.map(({ preview }) => preview)),
    ]) {
      expect((await ask(src)).status, src).toBe(200);
    }
    expect(designGroups.length).toBeGreaterThanOrEqual(24);
    expect(designGroupSets.length).toBeGreaterThanOrEqual(24);
  });

  test("that do not exist are not found", async () => {
    expect((await ask("/web-api/themes/nothing/preview.svg?ratio=portrait")).status).toBe(404);
    expect((await ask("/web-api/themes/first-dance/preview.svg?ratio=tall")).status).toBe(404);
    expect((await ask("/web-api/themes/first-dance/preview.svg?ratio=round")).status).toBe(422);
    expect((await ask("/web-api/design-groups/collage/1/preview.svg?ratio=landscape")).status).toBe(200);
    expect((await ask("/web-api/design-groups/collage/1/preview.svg?ratio=landscape&page=cover")).status).toBe(404);
  });
});

test("who has used up her drawings is refused new ones alone, until then none is drawn twice", async () => {
  const limited = createHttpApp({ log: silentLog });
  const limit = createRateLimit(null);
  const rules = [10, 2].map((points) => limit({ name: `drawings-${points}`, points, seconds: 600 }));
  limited.route(
    "/",
    themesRoutes({ themes, answers: keptAnswers({ clock: systemClock }), limitDrawings: every(...rules) }),
  );
  const drawn = async (ratio: string, language: string) =>
    (await limited.request(`/web-api/themes/golden-laurel/preview.svg?ratio=${ratio}&language=${language}`)).status;
  expect(await drawn("portrait", "nl")).toBe(200);
  for (let again = 0; again < 5; again++) expect(await drawn("portrait", "nl")).toBe(200);
  expect(await drawn("square", "nl")).toBe(200);
  const refused = await limited.request("/web-api/themes/golden-laurel/preview.svg?ratio=landscape&language=nl");
  expect([refused.status, refused.headers.get("cache-control") ?? ""]).toEqual([
    429,
    expect.not.stringContaining("public"),
  ]);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await themes.preview("golden-laurel", "landscape", "nl"))?.kept).toBe(false);
  expect(await drawn("square", "nl")).toBe(200);
  expect(await drawn("landscape", "it")).toBe(429);
  expect((await limited.request("/web-api/design-groups/collage/1/preview.svg?ratio=square&language=nl")).status).toBe(
    429,
  );
});

describe("groups", () => {
  test("calendars by type", async () => {
    const { designGroups } = await read<CalendarGroupsAnswer>(
      "/web-api/calendar-design-group?calendarType=familienplaner",
    );
    expect(designGroups.map(({ id }) => id).toSorted()).toEqual([
      "family-planner",
      "family-planner-sun",
      "family-planner-whale",
    ]);
    expect((await ask("/web-api/calendar-design-group?calendarType=adventskalender")).status).toBe(422);
  });

  test("book sets by categoryIds[], and one by id", async () => {
    const { designGroupSets } = await read<BookSetsAnswer>(
      "/web-api/photobook-design-group-set?categoryIds[]=5&categoryIds[]=20",
      "de-DE",
    );
    expect(designGroupSets.map(({ id }) => id).toSorted()).toEqual([
      "cooking-herbs",
      "cooking-lemon",
      "love-letters",
      "mothers-peony",
    ]);
    expect(designGroupSets.find(({ id }) => id === "mothers-peony")?.categories).toEqual([
      { id: 20, label: "Muttertag" },
    ]);
    expect((await ask("/web-api/photobook-design-group-set?categoryIds[]=6")).status).toBe(422);
    expect((await ask("/web-api/photobook-design-group-set/none")).status).toBe(404);
  });

  test("collages by shape, each with as many places as the catalogue sells photos", async () => {
    const { designGroups } = await read<CollageGroupsAnswer>(
      "/web-api/collage-designer-design-groups?shapes[]=heart&shapes[]=hexagon",
    );
    expect(designGroups.map(({ shape, designs }) => [shape, designs.map(({ photos }) => photos)])).toEqual([
      ["heart", [12, 20, 36, 60]],
      ["hexagon", [7, 19]],
    ]);
    const { designs } = await read<CollageGroupAnswer>(
      "/web-api/collage-designer-design-group?designIds[]=28&designIds[]=38",
    );
    const places = designs.flatMap(({ variants }) =>
      Object.values(variants as Record<string, { items: { type: string }[] }>).map(
        ({ items }) => items.filter(({ type }) => type === "photo").length,
      ),
    );
    expect(places.toSorted((one, other) => one - other)).toEqual([19, 19, 19, 60, 60, 60]);
    expect((await ask("/web-api/collage-designer-design-group?designId=0")).status).toBe(422);
    expect((await ask("/web-api/collage-designer-design-group?designId=41")).status).toBe(404);
  });
});

describe("publishing", () => {
  const publish = (wanted: Goods) => database.db.transaction().execute((trx) => publishGoods(trx, wanted, data.labels));

  test("a second time changes nothing", async () => {
    expect(await publish(goods)).toEqual([]);
  });

  test("a changed palette changes the addresses of the drawings that use it, and no others", async () => {
    const lookOf = async (id: string) => (await read<ThemeAnswer>(`/web-api/themes/${id}`)).theme.preview.src;
    const before = [await lookOf("blush-arch"), await lookOf("golden-laurel")];
    const palettes = goods.palettes.map((one) =>
      one.key === "blush" ? { ...one, colours: { ...one.colours, accent: "#a04040" } } : one,
    );
    expect(await publish({ ...goods, palettes })).toContain("goods: parts of designs: 1 changed");
    const after = [await lookOf("blush-arch"), await lookOf("golden-laurel")];
    await publish(goods);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });
});
