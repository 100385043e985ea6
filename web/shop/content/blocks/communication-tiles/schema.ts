import { z } from "zod";
import { shopPath } from "../../../../../core/shop-path.ts";
import { legalPaths } from "../../../../../services/legal/contract.ts";
import type { IconName } from "../../../../../ui/icons.ts";
import { ask } from "../../../../ask.ts";
import { type BlockReading, itemsField, optionField, textField, withAnswer } from "../../block-fields.ts";
import { buttonSchema } from "../button/schema.ts";

const ways = ["phone", "email", "contact", "chat"] as const;

/** A way to the shop's people (chrome document, section 3, communication tile). */
export interface CommunicationTile {
  readonly way: (typeof ways)[number];
  readonly icon: IconName;
  readonly headline: string;
  /** Where there is less room; "" where it is the same. */
  readonly headlineShort: string;
  readonly text: string;
  /** Number or address; "" for a page. */
  readonly value: string;
  readonly href: string;
  /** What the link says; "": what it leads to. */
  readonly action: string;
}

/** Ways to reach us. Number and address are those the seller has, so that they are right everywhere. */
export const communicationTilesSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      items: itemsField(itemSchema(reading), reading)
        .transform((items) => items.slice(0, ways.length))
        .refine((items) => items.length > 0),
    })
    .transform(({ headline, items }) =>
      withAnswer(reading, {
        read: { headline },
        start: { tiles: [] as readonly CommunicationTile[] },
        answer: async (api) => {
          const seller = await ask(api, legalPaths.seller);
          if (!seller.ok) return null;
          const { phone, email } = seller.value;
          const known = {
            phone: { icon: "phone", value: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, "")}` },
            email: { icon: "mail", value: email, href: `mailto:${email}` },
            contact: { icon: "envelope", value: "", href: shopPath(reading.shop, "/contact") },
            chat: { icon: "speech", value: "", href: "#help-chat" },
          } as const satisfies Record<(typeof ways)[number], Pick<CommunicationTile, "icon" | "value" | "href">>;
          return {
            tiles: items.map(({ way, cta: [call], ...said }) => ({
              way,
              ...said,
              ...known[way],
              action: call?.text ?? "",
              // A call to action of its own leads elsewhere, and the number would be wrong beside it.
              ...(call?.link && { href: call.link.href, value: "" }),
            })),
          };
        },
      }),
    );
export type CommunicationTiles = z.output<ReturnType<typeof communicationTilesSchema>>;

const itemSchema = (reading: BlockReading) =>
  z.object({
    way: optionField(ways, "contact"),
    headline: textField,
    headlineShort: textField,
    text: textField,
    cta: itemsField(buttonSchema(reading), reading),
  });
