import type { Differences } from "../../../services/content/contract.ts";
import { useContentText } from "./words.ts";

interface DifferenceListProps {
  readonly differences: Differences;
  /** What the two texts are. */
  readonly before: string;
  readonly after: string;
}

/** Two texts field by field: side by side where there is room, one below the other on phones. */
export function DifferenceList({ differences: { fields, count }, before, after }: DifferenceListProps) {
  const t = useContentText();
  return (
    <div className="differences">
      <p className="small">
        <b>{t.differences({ count })}</b>
        {fields.length < count && ` ${t.firstDifferences({ count: fields.length })}`}
      </p>
      <dl>
        {fields.map((field) => (
          <div key={field.path.join(" ")} className="difference">
            <dt>{field.path.join(" › ")}</dt>
            <Text head={before} text={field.before} kind="before" />
            <Text head={after} text={field.after} kind="after" />
            {field.before === field.after && <dd className="difference-form small mute">{t.onlyForm}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

interface TextProps {
  readonly head: string;
  readonly text: string | null;
  readonly kind: "before" | "after";
}

function Text({ head, text, kind }: TextProps) {
  const t = useContentText();
  return (
    <dd data-kind={kind}>
      <span className="label">{head}</span>
      {text === null ? <i className="mute">{t.nothing}</i> : <span className="difference-text">{text}</span>}
    </dd>
  );
}
