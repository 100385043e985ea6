import { optionChoices } from "../choices.ts";
import { EdgeColour } from "./edge-colour.tsx";
import { isGlazing } from "./glazing.ts";
import { OptionGroup } from "./option-group.tsx";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "../../panel.css";

/** Everything else the material offers: stretcher, edge, lamination, drilling ... */
export function OptionsSection(props: Props) {
  const groups = optionChoices(props.configuration, props.data).filter(({ key }) => !isGlazing(props.data, key));
  if (groups.length === 0) return <p className="label">{wordsOf(props.locale).noOptions}</p>;
  return groups.map((group) => (
    <section key={group.key}>
      <OptionGroup group={group} props={props} />
      {group.key === "edge" && group.choices.some(({ value, chosen }) => value === "coloured" && chosen) && (
        <EdgeColour {...props} />
      )}
    </section>
  ));
}
