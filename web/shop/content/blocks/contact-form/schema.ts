import { z } from "zod";
import { shopPath } from "../../../../../core/shop-path.ts";
import { contactLimits, contactPaths, contactPeople } from "../../../../../services/contact/contract.ts";
import { legalPaths } from "../../../../../services/legal/contract.ts";
import { ask } from "../../../../ask.ts";
import { type BlockReading, textField, withAnswer } from "../../block-fields.ts";

/** A form whose message reaches the seller's mails; her address stands beside it, for whom the form does not work. */
export const contactFormSchema = (reading: BlockReading) =>
  z.object({ headline: textField, text: textField }).transform((read) =>
    withAnswer(reading, {
      // Told with the block, so that the page loads no schemas for it.
      read: {
        ...read,
        path: contactPaths.contact,
        limits: contactLimits,
        people: contactPeople,
        privacy: shopPath(reading.shop, "/privacy"),
      },
      start: { email: "" },
      answer: async (api) => {
        const seller = await ask(api, legalPaths.seller);
        return { email: seller.ok ? seller.value.email : "" };
      },
    }),
  );
export type ContactForm = z.output<ReturnType<typeof contactFormSchema>>;
