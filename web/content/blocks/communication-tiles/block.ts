import { shopPath } from "../../../../core/shop-path.ts";
import { legalPaths } from "../../../../services/legal/contract.ts";
import type { CommunicationTile, Way } from "../../../frame/tiles/tiles-content.ts";
import { ask } from "../../../reading/ask.ts";
import { defineBlock } from "../../define/define-block.ts";
import { defineItem, headline, items, option, text } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { block as button } from "../button/block.ts";
import { communicationTilesExample } from "./example.ts";

const communicationTile = defineItem({
  name: "communication-tile",
  title: t("Weg zu uns", "Way to us"),
  fields: {
    way: option(
      t("Weg", "Way"),
      [
        ["phone", t("Telefon", "Phone")],
        ["email", t("E-Mail", "Email")],
        ["contact", t("Kontaktseite", "Contact page")],
        ["chat", t("Chat", "Chat")],
      ],
      { otherwise: "contact" },
    ),
    headline: text("Überschrift", "Headline", {
      hint: t("Ohne Angabe der Name des Weges.", "Without any the name of the way."),
    }),
    headlineShort: text("Überschrift auf Telefonen", "Headline on phones", { most: 40 }),
    text: text("Text", "Text", {
      hint: t(
        "Nummer und Adresse kommen aus den Angaben zum Verkäufer.",
        "Number and address come from the seller's facts.",
      ),
    }),
    cta: items("Eigener Link", "Own link", button, {
      atMost: 1,
      hint: t("Statt Nummer, Adresse oder Seite des Weges.", "Instead of the way's number, address or page."),
    }),
  },
});

/** Ways to reach us. Number and address are those the seller has, so that they are right everywhere. */
export const block = defineBlock({
  name: "communication-tiles",
  title: t("Wege zu uns", "Ways to us"),
  palette: ["people", 30],
  fields: { headline, items: items("Wege", "Ways", communicationTile, { required: true, atMost: 4 }) },
  load: {
    start: { tiles: [] as readonly CommunicationTile[] },
    async ask({ items: ways }, { api, shop }) {
      const seller = await ask(api, legalPaths.seller);
      if (!seller.ok) return null;
      const { phone, email } = seller.value;
      const known = {
        phone: { icon: "phone", value: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, "")}` },
        email: { icon: "mail", value: email, href: `mailto:${email}` },
        contact: { icon: "envelope", value: "", href: shopPath(shop, "/contact") },
        chat: { icon: "speech", value: "", href: "#help-chat" },
      } as const satisfies Record<Way, Pick<CommunicationTile, "icon" | "value" | "href">>;
      return {
        tiles: ways.map(({ way, cta: [call], ...said }) => ({
          way,
          ...said,
          ...known[way],
          action: call?.text ?? "",
          // A call to action of its own leads elsewhere, and the number would be wrong beside it.
          ...(call?.link && { href: call.link.href, value: "" }),
        })),
      };
    },
  },
  example: communicationTilesExample,
});
