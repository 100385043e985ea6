import { z } from "zod";
import { legalPaths } from "../../../../../services/legal/contract.ts";
import type { IconName } from "../../../../../ui/icons.ts";
import { ask } from "../../../../ask.ts";
import { shopPath } from "../../../shop-path.ts";
import { type BlockReading, itemsField, optionField, textField, withAnswer } from "../../block-fields.ts";

const ways = ["phone", "email", "contact"] as const;

/** A way to the shop's people. */
export interface CommunicationTile {
  readonly way: (typeof ways)[number];
  readonly icon: IconName;
  readonly text: string;
  /** Number or address; "" for a page. */
  readonly value: string;
  readonly href: string;
}

/** Ways to reach us. Number and address are those the seller has, so that they are right everywhere. */
export const communicationTilesSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      items: itemsField(z.object({ way: optionField(ways, "contact"), text: textField }), reading)
        .transform((items) => items.slice(0, 3))
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
            contact: { icon: "speech", value: "", href: shopPath(reading.shop.locale, "/contact") },
          } as const satisfies Record<(typeof ways)[number], Pick<CommunicationTile, "icon" | "value" | "href">>;
          return { tiles: items.map(({ way, text }) => ({ way, text, ...known[way] })) };
        },
      }),
    );
export type CommunicationTiles = z.output<ReturnType<typeof communicationTilesSchema>>;
