import { refinementLabels, refinementTypes } from "../vocabulary.ts";
import { ChoiceRows } from "./choice-rows.tsx";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "../../panel.css";
import "./panel.css";

const isBook = ({ configuration, data }: Props): boolean =>
  data.guestbooks.some(({ key }) => key === configuration.card);

/** Paper and the shape that is punched. */
export function PaperSection(props: Props) {
  const { configuration, data, locale, text } = props;
  if (isBook(props)) return <p className="label">{wordsOf(locale).plainBook}</p>;
  return (
    <>
      <section>
        <ChoiceRows
          name="paper"
          legend={wordsOf(locale).paper}
          rows={data.papers.map(({ key, label }) => ({ value: key, label: { key: label }, change: { paper: key } }))}
          chosen={configuration.paper}
          props={props}
        />
      </section>
      <section>
        <ChoiceRows
          name="punching"
          legend={text("card.punching")}
          rows={data.punchings.map(({ key, label }) => ({
            value: key,
            label: { key: label },
            change: { punching: key },
          }))}
          chosen={configuration.punching}
          props={props}
        />
      </section>
    </>
  );
}

/** Foil and relief; which elements shine is said on the card itself. */
export function RefinementSection(props: Props) {
  const { configuration, locale } = props;
  const words = wordsOf(locale);
  if (isBook(props)) return <p className="label">{words.plainBook}</p>;
  return (
    <section>
      <ChoiceRows
        name="refinement"
        legend={words.refinement}
        rows={refinementTypes.map((type) => ({
          value: type,
          label: { key: refinementLabels[type] },
          change: { refinementType: type },
        }))}
        chosen={configuration.refinementType}
        props={props}
      />
      {configuration.refinementType !== "ohne" && <p className="label panel-after">{words.shine}</p>}
    </section>
  );
}
