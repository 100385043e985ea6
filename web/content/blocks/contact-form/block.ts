import { shopPath } from "../../../../core/shop-path.ts";
import { contactLimits, contactPaths, contactPeople } from "../../../../services/contact/contract.ts";
import { legalPaths } from "../../../../services/legal/contract.ts";
import { ask } from "../../../reading/ask.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, lead } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { contactFormExample } from "./example.ts";

/** A form whose message reaches the seller's mails; her address stands beside it, for whom the form does not work. */
export const block = defineBlock({
  name: "contact-form",
  title: t("Kontaktformular", "Contact form"),
  palette: ["people", 10],
  fields: { headline, text: lead },
  // Passed with the block, so that the page loads no schemas for it.
  parse: (fields, { shop }) =>
    fields.transform((read) => ({
      ...read,
      path: contactPaths.contact,
      limits: contactLimits,
      people: contactPeople,
      privacy: shopPath(shop, "/privacy"),
    })),
  load: {
    start: { email: "" },
    async ask(_, { api }) {
      const seller = await ask(api, legalPaths.seller);
      return { email: seller.ok ? seller.value.email : "" };
    },
  },
  example: contactFormExample,
});
