import { offer } from "../offer.ts";
import { ChoiceRows } from "./choice-rows.tsx";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "./panel.css";

/** The sizes this book is made in. */
export function FormatSection(props: Props) {
  const { configuration, data, context, locale } = props;
  return (
    <ChoiceRows
      legend={wordsOf(locale).size}
      name="format"
      values={offer.formats(configuration, data, context)}
      props={props}
    />
  );
}
