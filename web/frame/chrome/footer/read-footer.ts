import { z } from "zod";
import { relElsewhere } from "../../../../core/link-rules.ts";
import type { Shop } from "../../../../core/shop.ts";
import { type BarWord, barWords } from "../../../reading/action-bar/bar-words.ts";
import {
  itemsField,
  linkField,
  neededText,
  optionField,
  pictureField,
  textField,
} from "../../../reading/fields/block-fields.ts";
import { readRichText } from "../../../reading/rich-text/read-rich-text.ts";
import type { LinkSurroundings } from "../../../reading/values/content-link.ts";
import { type JsonRecord, listOf } from "../../../reading/values/json.ts";
import { type BoxKind, boxKinds, type FooterBox, type FooterContent, type FooterLink } from "./footer-content.ts";

interface FooterReading extends LinkSurroundings {
  readonly shop: Shop;
  readonly leftOut: (what: string) => void;
}

/** These are filled by the shop: the countries and languages that it has. */
const filledByShop: ReadonlySet<BoxKind> = new Set(["international", "languages"]);
/** Boxes about us are for one channel alone. */
const elsewhere = { poster: "aboutCard", card: "aboutPoster" } as const;

/** Reads the boxes, the payment methods and the text for search engines of the settings of all pages. */
export function readFooter(
  settings: JsonRecord,
  reading: FooterReading,
): Pick<FooterContent, "boxes" | "payments" | "seoText"> {
  const { leftOut } = reading;
  const links = itemsField(linkSchema(reading), { leftOut, editable: false });
  const box = z.object({ kind: optionField(boxKinds, "links"), title: neededText, links });
  const boxes = itemsField(box, { leftOut, editable: false }).parse(listOf(settings.footer));
  return {
    boxes: boxes.filter((one) => isShown(one, reading.shop)),
    payments: links.parse(listOf(settings.paymentMethods)),
    seoText: readSeoText(settings.seoText, reading),
  };
}

const isShown = ({ kind, links }: FooterBox, { channel }: Shop) =>
  kind !== elsewhere[channel] && (links.length > 0 || filledByShop.has(kind));

/** Paragraphs with their links; headings and pictures have no place there. */
export const readSeoText = (field: unknown, reading: FooterReading): readonly BarWord[] =>
  barWords(readRichText(field, reading));

/** Chrome document, section 3, footer box items: text, link.url, linkImage, image.filename, title, external. */
const linkSchema = (reading: FooterReading) =>
  z
    .object({
      text: textField,
      title: textField,
      link: linkField(reading),
      image: pictureField,
      linkImage: pictureField,
      external: z.boolean().catch(false),
    })
    // An address outside the shop needs the word that it is one (core document, section 5).
    .refine(({ link, external }) => external || link?.rel === undefined, { path: ["external"] })
    .refine(({ text, image, linkImage }) => text !== "" || (linkImage ?? image)?.alt, { path: ["text"] })
    .transform(({ text, title, link, image, linkImage, external }): FooterLink => {
      const picture = linkImage ?? image;
      return {
        text,
        ...(link !== null && { href: link.href }),
        ...(link?.rel && { rel: link.rel }),
        ...(external && link !== null && { rel: relElsewhere, target: "_blank" as const }),
        ...(link?.target && { target: link.target }),
        ...(title !== "" && { title }),
        ...(picture !== null && { picture }),
        ...(linkImage !== null && { instead: true as const }),
      };
    });
