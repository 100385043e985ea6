import type { ComponentProps } from "react";
import "../../hands/selection-handle.css";
import { type Handle, handles } from "../../scene/handle-drag.ts";

/** The frame and the eight handles of the selected photo. For pointers only: keys and sliders do the same. */
export function SelectionHandles({ bind }: { readonly bind: (handle: Handle) => ComponentProps<"span"> }) {
  return (
    <div className="selection" aria-hidden="true">
      {handles.map((handle) => (
        <span key={handle} className={`selection-handle selection-handle-${handle}`} {...bind(handle)} />
      ))}
    </div>
  );
}
