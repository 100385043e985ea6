import { expect, test } from "vitest";
import { readMainItems } from "./read-navigation.ts";
import { groupOf, placeOf } from "./read-strip.ts";

const url = (path: string) => ({ fieldtype: "multilink", linktype: "url", url: path });
const picture = {
  filename: "/pictures/sea.webp",
  meta_data: { width: 1600, height: 1067, widths: "480 960", formats: "avif webp" },
};
const tile = (text: string, path: string, more = {}) => ({
  component: "navigation-tile",
  text,
  link: url(path),
  ...more,
});
const heading = (text: string) => ({ component: "navigation-heading", text });

function items(more = {}) {
  const main = {
    _uid: "wall",
    component: "navigation-item",
    text: "Wandbilder",
    link: url("/wandbilder"),
    navigationType: "wandbilder",
    subItems: [
      heading("Material"),
      tile("Leinwand", "/wandbilder/leinwand", { subnaviAsset: picture }),
      heading("Leer"),
    ],
    ...more,
  };
  const prints = {
    _uid: "prints",
    component: "navigation-item",
    text: "Abzüge",
    link: url("/fotoabzuege"),
    navigationType: "photoprint",
  };
  return { read: readMainItems({ mainNavigation: [main, prints] }, reading), leftOut };
}
let leftOut: string[] = [];
const reading = {
  locale: "de-DE",
  channel: "poster",
  platform: "web",
  ownHosts: [],
  leftOut: (what: string) => leftOut.push(what),
} as never;

// Second specification document, section 2: sub-navigation strip.
test("tiles stand below their heading in the shape of their goods, the one of this page is current, headings without tiles are left out", () => {
  const { read } = items();
  const place = placeOf(read, { path: "/wandbilder/leinwand/", type: "wandbilder" }, reading);
  expect(place).toEqual({
    current: "wall",
    strip: {
      title: "Wandbilder",
      groups: [
        {
          heading: "Material",
          tiles: [
            {
              text: "Leinwand",
              href: "/wandbilder/leinwand",
              shape: "square",
              current: true,
              picture: { src: "/pictures/sea-480.webp", avif: "/pictures/sea-480.avif" },
            },
          ],
        },
      ],
    },
  });
});

test("a page that says nothing belongs to the entry that leads to it, or that has its tile", () => {
  const { read } = items();
  expect(placeOf(read, { path: "/wandbilder" }, reading).strip?.groups[0]?.tiles[0]?.current).toBe(false);
  expect(placeOf(read, { path: "/wandbilder/leinwand" }, reading).current).toBe("wall");
  expect(placeOf(read, { path: "/ratgeber" }, reading)).toEqual({ current: null, strip: null });
});

test.each(["/feed-collage", "/feed-calendar", "/feed-card"])("%s has no tiles but where an editor insists", (path) => {
  const type = "wandbilder";
  expect(placeOf(items().read, { path, type }, reading).strip).toBeNull();
  expect(placeOf(items().read, { path: `${path}/`, type }, reading)).toEqual({ current: "wall", strip: null });
  expect(placeOf(items({ alwaysShowSubNavi: true }).read, { path, type }, reading).strip?.groups).toHaveLength(1);
});

test("an entry without tiles has no strip; tile and entry may say another shape", () => {
  expect(placeOf(items().read, { path: "/", type: "photoprint" }, reading)).toEqual({ current: "prints", strip: null });
  const round = items({
    typeOverride: "circle",
    subItems: [tile("A", "/a"), tile("B", "/b", { typeOverride: "square-image" })],
  });
  const [group] = placeOf(round.read, { path: "/", type: "wandbilder" }, reading).strip?.groups ?? [];
  expect(group?.tiles.map(({ shape }) => shape)).toEqual(["circle", "square-image"]);
  expect(group?.heading).toBe("");
});

test("an entry that leads nowhere, or by a protocol that is refused, is left out and told", () => {
  leftOut = [];
  const { read } = items({ link: url("javascript:alert(1)") });
  expect(read.map(({ text }) => text)).toEqual(["Abzüge"]);
  expect(leftOut).toEqual(["an entry of the navigation: Wandbilder"]);
});

test("without a text it is called as the story it leads to", () => {
  const link = { fieldtype: "multilink", linktype: "story", story: { full_slug: "rahmen", name: "Rahmen" } };
  const [item] = items({ text: "", link }).read;
  expect([item?.text, item?.href, item?.burgerText]).toEqual(["Rahmen", "/rahmen", "Rahmen"]);
});

test("a flyout is announced where there are groups and the entry is not for tiles alone", () => {
  const flyoutGroups = [{ component: "flyout-group", type: "images" }];
  expect(items({ flyoutGroups }).read[0]?.hasFlyout).toBe(true);
  expect(items({ flyoutGroups, subNaviOnly: true }).read[0]?.hasFlyout).toBe(false);
  expect(items().read[0]?.hasFlyout).toBe(false);
});

test("a product stands below the group of its goods, the page of a group below none (section 2, breadcrumb)", () => {
  const { read } = items();
  expect(groupOf(read, { path: "/leinwanddruck", type: "wandbilder" }, reading)).toEqual({
    text: "Wandbilder",
    href: "/wandbilder",
  });
  expect(groupOf(read, { path: "/wandbilder/", type: "wandbilder" }, reading)).toBeNull();
  expect(groupOf(read, { path: "/leinwanddruck" }, reading)).toBeNull();
});
