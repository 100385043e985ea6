import { offer } from "../offer.ts";
import { ChoiceRows } from "./choice-rows.tsx";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "./panel.css";

/** Printing, cover, binding and materials of the book. */
export function BookSection(props: Props) {
  const { configuration, data, text, context, locale } = props;
  return (
    <>
      <ChoiceRows
        legend={wordsOf(locale).type}
        name="type"
        values={offer.types(configuration, data, context)}
        props={props}
      />
      {offer
        .options(configuration, data, context)
        .map(({ key, label, values }) =>
          values.length > 1 ? (
            <ChoiceRows key={key} legend={text(label)} name={key} values={values} props={props} />
          ) : null,
        )}
    </>
  );
}
