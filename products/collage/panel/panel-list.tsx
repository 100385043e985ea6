import { formatSize } from "../../../core/length-text.ts";
import { sameFormat, swapSides, writeFormat } from "../../../core/measure.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import type { Panel } from "../configuration-schema.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** The pictures of a set, each with its material and size. */
export function PanelList({ configuration, data, locale, unit, text, choose }: Props) {
  const words = wordsOf(locale);
  const { panels } = configuration;
  const { least, most } = data.mixed;
  const take = (next: readonly Panel[]) => {
    const settled = changeChoice({ ...configuration, panels: [...next] }, data, unit);
    choose(settled.configuration, settled.notices);
  };
  const formats = data.formats[unit].flatMap((one) => (one.width === one.height ? [one] : [one, swapSides(one)]));
  return (
    <>
      <ol className="panel-pictures">
        {panels.map((panel, at) => {
          const listed = formats.some((one) => sameFormat(one, panel.format)) ? formats : [panel.format, ...formats];
          const change = (part: Partial<Panel>) => take(panels.with(at, { ...panel, ...part }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a set has no names for its pictures but their numbers
            <li key={at}>
              <b>{words.panel({ n: at + 1 })}</b>
              <Select
                label={`${words.panel({ n: at + 1 })}: ${words.material}`}
                labelHidden
                value={panel.materialType}
                options={data.materials.map(({ key, label }) => ({ value: key, label: text({ key: label }) }))}
                onChange={(event) => change({ materialType: event.target.value })}
              />
              <Select
                label={`${words.panel({ n: at + 1 })}: ${words.size}`}
                labelHidden
                value={writeFormat(panel.format)}
                options={listed.map((format) => ({ value: writeFormat(format), label: formatSize(format, locale) }))}
                onChange={(event) => {
                  const format = listed.find((one) => writeFormat(one) === event.target.value);
                  if (format) change({ format });
                }}
              />
              <IconButton
                icon="trash"
                small
                label={words.removePanel({ n: at + 1 })}
                disabled={panels.length <= least}
                onClick={() => take(panels.toSpliced(at, 1))}
              />
            </li>
          );
        })}
      </ol>
      {panels.length < most && (
        <Button
          look="ghost"
          small
          onClick={() => {
            const last = panels.at(-1);
            if (last) take([...panels, last]);
          }}
        >
          {words.addPanel}
        </Button>
      )}
    </>
  );
}
