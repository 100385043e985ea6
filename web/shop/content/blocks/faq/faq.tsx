import "./faq.css";
import { Disclosure } from "../../../../../ui/disclosure.tsx";
import { RichTextView } from "../../rich-text/rich-text-view.tsx";
import type { Faq } from "./schema.ts";

export const FaqBlock = ({ block: { headline, items } }: { readonly block: Faq }) => (
  <section className="wrap content-faq">
    {headline !== "" && <h2>{headline}</h2>}
    <div>
      {items.map(({ question, answer, ...marks }) => (
        <div key={question} {...marks}>
          <Disclosure title={question}>
            <RichTextView text={answer} />
          </Disclosure>
        </div>
      ))}
    </div>
  </section>
);
