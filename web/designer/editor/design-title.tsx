import { useId } from "react";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { SavedState } from "./saved-state.tsx";

/** The design's name, to be changed in place, and whether it is saved. */
export function DesignTitle() {
  const t = useMessages().designer;
  const { session } = useDesignContext();
  const title = useSessionValue(session, (state) => state.document.title);
  const gesture = useId();
  return (
    <div className="design-title">
      <h1 className="visually-hidden">{title || t.untitled}</h1>
      <input
        aria-label={t.bar.rename}
        value={title}
        placeholder={t.untitled}
        maxLength={80}
        onChange={(event) => session.perform({ type: "setTitle", title: event.target.value }, gesture)}
      />
      <SavedState />
    </div>
  );
}
