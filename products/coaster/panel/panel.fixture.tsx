import { formatMoney } from "../../../core/money.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { plainLabel } from "../../offer.ts";
import type { KindPanel, PanelProps } from "../../panel.ts";
import type { CoasterConfiguration, CoasterData } from "../coaster-data.fixture.ts";

/** Size and number of sets. */
function CoasterSection({
  configuration,
  data,
  locale,
  text,
  priceOf,
  choose,
}: PanelProps<CoasterConfiguration, CoasterData>) {
  return (
    <>
      <fieldset>
        <legend>Kantenlänge</legend>
        {data.edges.map(({ edge }) => {
          const changed = { ...configuration, coasterEdge: edge };
          const price = priceOf(changed);
          return (
            <OptionRow
              key={edge}
              compact
              target={{ name: "coaster-edge", value: String(edge), onChoose: () => choose(changed) }}
              title={text(plainLabel({ width: edge, height: edge }))}
              chosen={edge === configuration.coasterEdge}
              end={price && formatMoney(price, locale)}
            />
          );
        })}
      </fieldset>
      <Stepper
        label="Sets"
        decreaseLabel="Ein Set weniger"
        increaseLabel="Ein Set mehr"
        value={configuration.sets}
        min={1}
        max={99}
        step={1}
        onChange={(sets) => choose({ ...configuration, sets })}
      />
    </>
  );
}

/** The designer's panel for coasters. */
export const panel: KindPanel<CoasterConfiguration, CoasterData> = {
  sections: [{ id: "coaster", icon: "ruler", title: () => "Untersetzer", Content: CoasterSection }],
  smaller: (configuration, { edges }, sharpUpTo) => {
    const longest = Math.min(sharpUpTo.width, sharpUpTo.height) / 1000;
    const edge = edges.map((one) => one.edge).findLast((one) => one <= longest && one < configuration.coasterEdge);
    if (edge === undefined) return null;
    return { configuration: { ...configuration, coasterEdge: edge }, format: { width: edge, height: edge } };
  },
};
