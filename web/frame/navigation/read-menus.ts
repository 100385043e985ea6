import { z } from "zod";
import { hexColour } from "../../../core/hex-colour.ts";
import type { Api } from "../../../core/http/api.ts";
import { formatMoney } from "../../../core/money.ts";
import type { Shop } from "../../../core/shop.ts";
import type { Menus } from "../../../services/content-pages/contract.ts";
import type { priceAnswers } from "../../../services/prices/contract.ts";
import { ask } from "../../reading/ask.ts";
import { pictureField, textField } from "../../reading/fields/block-fields.ts";
import { type JsonRecord, textOf } from "../../reading/values/json.ts";
import { messagesOf } from "../../words/all.ts";
import { burgerItems } from "./burger-items.ts";
import { flyoutParts, flyoutRatios, flyoutRows } from "./flyout-layout.ts";
import { linkFields, linkOf, listField, type NavigationReading, readEach, readLinks } from "./item-fields.ts";
import { type FlyoutType, flyoutTypes } from "./navigation.ts";
import { readMainItems, type WrittenItem } from "./read-navigation.ts";
import { smallPicture } from "./small-picture.ts";

/** Content under the navigation's entries: flyouts with today's prices, and the levels of the phones' menu. */
export async function readMenus(
  content: JsonRecord,
  { api, shop, ...reading }: NavigationReading & { readonly api: Api; readonly shop: Shop },
): Promise<Menus> {
  const prices = await pricesFrom(api, shop);
  return {
    menus: readMainItems(content, reading).map((item) => {
      const hasFlyout = item.hasFlyout && isFlyoutType(item.type);
      const flyout = hasFlyout ? flyoutOf(item, item.type, { ...reading, prices }) : null;
      const burger = { text: item.fields.burgerNavigationText, items: burgerItems(item, flyout, reading) };
      return { key: item.key, flyout, burger };
    }),
    note: prices.note,
  };
}

const isFlyoutType = (type: string | null): type is FlyoutType => flyoutTypes.some((one) => one === type);

/** The lowest price of a wall picture by its material, as written in the locale; prices are never content. */
interface Prices {
  readonly of: ReadonlyMap<string, string>;
  /** What they mean; "" where there are none. */
  readonly note: string;
}

const pricesFromPath = "/web-api/product-selection-photo-frame/prices-from" satisfies keyof typeof priceAnswers;

async function pricesFrom(api: Api, { locale }: Shop): Promise<Prices> {
  const found = await ask(api, pricesFromPath);
  const materials = found.ok ? found.value.materials : [];
  const { product, themes } = messagesOf(locale);
  const written = materials.map(({ materialType, price: { priceCurrent: amount, currency } }) => {
    return [materialType, `${product.fromPrice} ${formatMoney({ amount, currency }, locale)}`] as const;
  });
  const [first] = materials;
  return { of: new Map(written), note: first ? themes.taxNote({ included: first.price.taxIncluded }) : "" };
}

interface FlyoutReading extends NavigationReading {
  readonly prices: Prices;
}

type Flyout = NonNullable<Menus["menus"][number]["flyout"]>;
type Group = Flyout["rows"][number][number];
type Category = Group["categories"][number];
type Item = Category["items"][number];
type Width = number | null;

const groupFields = z.object({
  flyoutGroupTitle: textField,
  flyoutGroupIdentifier: textField,
  type: z.enum(flyoutParts),
  flyoutGroupItems: listField,
  flyoutGroupItemsCustom: listField,
});

function flyoutOf(item: WrittenItem, type: FlyoutType, reading: FlyoutReading): Flyout | null {
  const { leftOut } = reading;
  const groups = readEach(item.fields.flyoutGroups, {
    fields: groupFields,
    leftOut,
    read: (fields) => ({ ...fields, part: fields.type }),
  });
  const rows = flyoutRows(type, groups, leftOut).map((row) =>
    row.map(({ group, width }) => ({
      part: group.part,
      identifier: group.flyoutGroupIdentifier,
      title: group.flyoutGroupTitle,
      width,
      categories: categoriesOf(group.flyoutGroupItems, { ...reading, size: sizeOf(group.part, width) }),
    })),
  );
  const filled = rows
    .map((row) => row.filter(({ categories }) => categories.length > 0))
    .filter((row) => row.length > 0);
  const [feature = null] = groups.flatMap((group) => featuresOf(group.flyoutGroupItemsCustom, reading));
  return filled.length === 0 ? null : { type, rows: filled, feature };
}

type Size = readonly [width: number, height: number] | null;
const sizeOf = (part: string, width: Width): Size =>
  width === null ? null : [width, Math.round(width / (flyoutRatios[part as keyof typeof flyoutRatios] ?? 1))];

interface PartReading extends FlyoutReading {
  readonly size: Size;
}

const categoryFields = z.object({
  name: textField,
  text: textField,
  subline: textField,
  items: listField,
  customElements: listField,
});

/** Categories; entries that stand for themselves between them are one without a name. */
function categoriesOf(list: readonly unknown[], reading: PartReading): Category[] {
  const categories: (Omit<Category, "items"> & { items: Item[] })[] = [];
  let alone = false;
  for (const one of list) {
    const isCategory = textOf((one as JsonRecord | null)?.component) === "flyout-category";
    const [category] = isCategory
      ? readEach([one], { ...reading, fields: categoryFields, read: (fields) => fields })
      : [];
    if (category) {
      const { name, text, subline, items, customElements } = category;
      const links = readLinks(customElements, reading);
      categories.push({ name, text, subline, items: itemsOf(items, reading), links });
    } else {
      if (!alone) categories.push({ name: "", text: "", subline: "", items: [], links: [] });
      categories.at(-1)?.items.push(...itemsOf([one], reading));
    }
    alone = !category;
  }
  return categories.filter(({ items }) => items.length > 0);
}

const itemFields = (reading: NavigationReading) =>
  z.object({
    ...linkFields(reading),
    imageFlyout: pictureField,
    additionalLinks: listField,
    customElements: listField,
  });

const itemsOf = (list: readonly unknown[], reading: PartReading): Item[] =>
  readEach(list, {
    fields: itemFields(reading),
    leftOut: reading.leftOut,
    read: ({ imageFlyout, additionalLinks, customElements, ...rest }) => {
      const link = linkOf(rest);
      if (link === null) return null;
      const picture = reading.size && smallPicture(imageFlyout, reading.size);
      const size = reading.size && picture ? { width: reading.size[0], height: reading.size[1] } : null;
      return {
        ...link,
        picture: picture && size && { ...picture, ...size },
        ...Object.assign({}, ...customElements.map((one) => drawn(one, reading))),
        links: readLinks(additionalLinks, reading),
      };
    },
  });

const element = z.discriminatedUnion("component", [
  z.object({ component: z.literal("flyout-price"), materialType: z.string() }),
  z.object({ component: z.literal("flyout-shape"), ratio: z.string().regex(/^[1-9]\d?:[1-9]\d?$/) }),
  z.object({ component: z.literal("flyout-swatch"), color: z.string().transform(hexColour).pipe(z.string()) }),
]);

/** What stands beside the words of an entry: a price, or a format or a colour as it looks. */
function drawn(one: unknown, { prices, leftOut }: FlyoutReading): Partial<Pick<Item, "price" | "shape" | "swatch">> {
  const found = element.safeParse(one);
  if (!found.success) {
    leftOut("an element of a flyout");
    return {};
  }
  const read = found.data;
  if (read.component === "flyout-swatch") return { swatch: read.color };
  if (read.component === "flyout-price") {
    const price = prices.of.get(read.materialType);
    return price === undefined ? {} : { price };
  }
  const [width = 1, height = 1] = read.ratio.split(":").map(Number);
  return { shape: { width, height } };
}

const featureFields = (reading: NavigationReading) =>
  z.object({ ...linkFields(reading), picture: pictureField, subline: textField });

const featuresOf = (list: readonly unknown[], reading: NavigationReading) =>
  readEach(list, {
    fields: featureFields(reading),
    leftOut: reading.leftOut,
    read: ({ picture, subline, ...rest }) => {
      const [link, small] = [linkOf(rest), smallPicture(picture, featureSize)];
      return link && small && { ...link, subline, picture: small };
    },
  });

/** Of the picture with a label beside the rows, in CSS pixels. */
const featureSize = [400, 320] as const;
