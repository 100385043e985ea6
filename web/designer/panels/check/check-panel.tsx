import { Icon } from "../../../../ui/icon.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useDesignView } from "../../context/use-design.ts";
import { CheckEntry } from "./check-entry.tsx";
import "./check-panel.css";
import { countOf, useChecked } from "./use-checked.ts";

/** All that should be looked at before ordering, side by side, each with what mends it. */
export function CheckPanel() {
  const t = useMessages().designer.panels.check;
  const { layouts } = useDesignView();
  const sides = useChecked();
  const count = countOf(sides);
  if (count === 0)
    return (
      <div className="check-fine" role="status">
        <Icon name="success" />
        <p>
          <b>{t.fine}</b>
          <br />
          {t.fineText}
        </p>
      </div>
    );
  return (
    <>
      <p className="label" role="status">
        {t.count({ count })}
      </p>
      {sides.map(({ surface, n, checked }) => (
        <section key={surface}>
          {layouts.length > 1 && <h3>{t.side({ n })}</h3>}
          <ul className="check-list">
            {checked.map((one) => (
              <li key={`${one.reason}-${one.element}`}>
                <CheckEntry checked={one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
