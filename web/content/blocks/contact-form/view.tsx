import { islandsOf } from "../../../browser/islands/island.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { ViewProps } from "../../define/define-block.ts";
import type { block as definition } from "./block.ts";
import * as views from "./contact-form.islands.ts";
import { contactFormWords } from "./words.ts";

const ContactForm = islandsOf("web/content/blocks/contact-form/contact-form.islands.ts", views)("ContactForm", "touch");

export const View = ({ block }: ViewProps<typeof definition>) => (
  <ContactForm block={block} words={useWords(contactFormWords)} />
);
