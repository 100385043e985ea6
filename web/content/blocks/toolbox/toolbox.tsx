import { useId } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import type { IconName } from "../../../../ui/icons.ts";
import { Notice } from "../../../../ui/notice.tsx";
import type { ViewProps } from "../../define/define-block.ts";
import type { block as definition, ToolName } from "./block.ts";
import { ToolForm } from "./tool-form.tsx";
import styles from "./toolbox.css?url";
import type { ToolboxWords } from "./words.ts";

/** In the order they stand. */
const toolNames = ["optimize", "convert", "pdf"] as const satisfies readonly ToolName[];
const icons: Readonly<Record<ToolName, IconName>> = { optimize: "fit", convert: "swap", pdf: "booklet" };

interface ToolboxProps extends ViewProps<typeof definition> {
  readonly words: ToolboxWords;
}

/** The tools stand one behind the other; which one is seen is a matter of radio buttons and the style sheet alone. */
export function ToolboxBlock({ block, words }: ToolboxProps) {
  const name = useId();
  const { headline, text, tool, refusedAnchor } = block;
  return (
    <section className="wrap content-toolbox">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="content-toolbox-words">
        {headline !== "" && <h2>{headline}</h2>}
        {text !== "" && <p>{text}</p>}
        <p className="small mute">{words.kept}</p>
      </div>
      <div className="content-toolbox-sheet">
        <div id={refusedAnchor} className="content-toolbox-refused">
          <Notice tone="bad" title={words.refusedTitle}>
            {words.refused}
          </Notice>
        </div>
        <fieldset className="segments content-toolbox-tools">
          <legend className="visually-hidden">{words.tools}</legend>
          {toolNames.map((one) => (
            <label key={one} className="segment">
              <input type="radio" name={name} value={one} defaultChecked={one === tool} />
              <Icon name={icons[one]} small />
              <span>{words.names[one]}</span>
            </label>
          ))}
        </fieldset>
        {toolNames.map((one) => (
          <ToolForm key={one} block={{ ...block, words }} tool={one} />
        ))}
      </div>
    </section>
  );
}
