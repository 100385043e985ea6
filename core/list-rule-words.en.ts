/** A thing that a price list names but does not contain. */
export type Thing =
  | "accessory"
  | "binding"
  | "box"
  | "calendar type"
  | "card"
  | "cover"
  | "design"
  | "end paper"
  | "format"
  | "format list"
  | "frame"
  | "frame type"
  | "lamination"
  | "material"
  | "mounting"
  | "option"
  | "paper"
  | "printing"
  | "resolution"
  | "shape"
  | "surface"
  | "type"
  | "weight";

export const en = {
  unknown: ({ what, name, of }: { what: Thing; name: string; of?: string }) =>
    `unknown ${what} "${name}"${of === undefined ? "" : ` of "${of}"`}`,
  missing: () => "something is missing here",
  "day-missing": () => "a day is missing here",
  "no-such-field": () => "nothing of this name is known here",
  twice: ({ name }: { name: string }) => `"${name}" is there twice`,
  "plain-key": () => "only lower-case letters, digits and hyphens, like fine-art",
  "not-a-format": () => "not a format",
  "not-a-category": () => "not a category",
  "not-a-sku": () => "not an accessory's SKU",
  "null-character": () => "has the character U+0000",
  "must-rise": ({ what }: { what: "price breaks" | "sizes" | "quantities" }) => `${what} must rise`,
  "from-one": () => "the first price must count from 1",
  "from-one-and-rise": () => "the quantities of unit prices must begin with 1 and rise",
  "last-band-open": () => "the last band must have no end",
  "page-steps": () => "steps must lead from min to max",
  "class-prices": ({ country }: { country: string }) => `no class prices of "${country}"`,
  "no-frame": ({ format }: { format: string }) => `no frame is large enough for "${format}"`,
  "set-size": ({ count }: { count: number }) => `a set of ${count} panels to start with`,
  "needs-later": ({ name, needed }: { name: string; needed: string }) =>
    `"${name}" needs "${needed}", which comes later`,
  "not-before": ({ day }: { day: string }) => `must be today, ${day}, or later, because a release is published already`,
  "not-after": ({ day }: { day: string }) => `must be ${day} or earlier`,
  "release-stands": ({ release }: { release: number }) =>
    `release ${release} is published and never changes: give this one the number ${release + 1}`,
  "rate-missing": ({ day }: { day: string }) => `needs a rate that holds today, ${day}`,
  "two-rates": ({ day }: { day: string }) => `has two rates from ${day}`,
  "wrong-currency": ({ currency }: { currency: string }) => `must be ${currency}, in which prices are shown there`,
  "no-time-zone": () => "is no time zone like Europe/Berlin",
  "ends-before": ({ day }: { day: string }) => `ends on ${day}, before it begins`,
  needed: () => "is needed before the shop can open",
  "home-needed": () => "is needed before the shop can open, with a page of type home",
  "text-missing": ({ because }: { because: string }) => `a text is missing for this label, which ${because} names`,
  "no-such-label": () => "there is no text of this name in all languages: choose one of the list",
  "no-message": () => "is no ICU message: a brace or a case (such as `other`) is missing",
  "other-places": ({ places }: { places: string }) =>
    `must have the places ${places || "(none)"} like the other languages`,
  "material-on-page": ({ material }: { material: string }) => `the catalogue has no material "${material}"`,
  "format-on-page": ({ format }: { format: string }) => `"${format}" is no format`,
  "choice-on-page": ({ field, reason }: { field: string; reason: string }) => `cannot be had: ${field}, ${reason}`,
  "said-elsewhere": ({ file }: { file: string }) => `is taken from ${file}, which says something else: change it there`,
  "collage-gone": () => "the catalogue of collages has no design of this number",
  "collage-photos": ({ photos, sold, shape }: { photos: number; sold: number; shape: string }) =>
    `has ${photos} photos ${shape}, the catalogue says ${sold}`,
};

export type ListRuleWords = typeof en;
