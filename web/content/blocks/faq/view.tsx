import { Disclosure } from "../../../../ui/disclosure.tsx";
import { RichTextView } from "../../../reading/rich-text/rich-text-view.tsx";
import type { Faq } from "./block.ts";
import styles from "./faq.css?url";

export const View = ({ block: { headline, items } }: { readonly block: Faq }) => (
  <section className="wrap content-faq">
    <link rel="stylesheet" href={styles} precedence="default" />
    {headline !== "" && <h2>{headline}</h2>}
    <div>
      {items.map(({ question, answer, editable }) => (
        <div key={question} {...editable}>
          <Disclosure title={question}>
            <RichTextView text={answer} />
          </Disclosure>
        </div>
      ))}
    </div>
  </section>
);
