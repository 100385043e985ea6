import type { Layout } from "../../design/template/template.ts";
import { type LayoutChoices, layoutChoicesSchema } from "../../services/themes/theme-data.ts";
import { bookLayouts } from "./book-layouts.ts";
import { calendarLayouts } from "./calendar-layouts.ts";
import { artLayouts } from "./card-layouts-art.ts";
import { backLayouts, insideLayouts } from "./card-layouts-inside.ts";
import { photoLayouts } from "./card-layouts-photo.ts";
import { typeLayouts } from "./card-layouts-type.ts";
import { collageLayouts } from "./collages.ts";

const keys = (layouts: readonly Layout[], beginning = "") =>
  layouts.flatMap(({ key }) => (key.startsWith(beginning) ? [key] : []));
const photosOf = ({ variants }: Layout) =>
  Math.max(...Object.values(variants).map(({ items }) => items.filter(({ type }) => type === "photo").length));
const byPhotos = (layouts: readonly Layout[]) =>
  layouts.toSorted((one, other) => photosOf(one) - photosOf(other) || one.key.localeCompare(other.key));

/** Gift tags are no cards. */
const fronts = [...photoLayouts, ...artLayouts, ...typeLayouts].filter(({ key }) => key !== "small-tag");

/** Which layouts each part of a product can have besides those its style names; the first is worn where it names none. */
export const layoutChoices = (): readonly LayoutChoices[] =>
  Object.entries({
    "card-front": keys(byPhotos(fronts)),
    "card-inside": keys(insideLayouts),
    "card-back": keys(backLayouts),
    "calendar-cover": keys(calendarLayouts, "cover-"),
    "calendar-month": keys(byPhotos(calendarLayouts), "month-"),
    "photobook-cover": keys(byPhotos(bookLayouts), "book-cover-"),
    "photobook-opening": keys(bookLayouts, "book-opening-"),
    "photobook-page": keys(byPhotos(bookLayouts), "book-page-"),
    "collage-front": keys(byPhotos(collageLayouts)),
  }).map(([key, layouts]) => layoutChoicesSchema.parse({ key, layouts }));
