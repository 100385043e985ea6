import { useEffect, useRef } from "react";
import { track } from "../../frame/tracking/data-layer.ts";

/** What of the work on a design is tracked: that it begins, photos that come, and the sections that are opened. */
export function useTrackedWork(kind: string, photos: number, section: string): void {
  const known = useRef({ photos, section });
  useEffect(() => track({ event: "designer_open", kind }), [kind]);
  useEffect(() => {
    const more = photos - known.current.photos;
    known.current.photos = photos;
    if (more > 0) track({ event: "designer_photo_added", kind, count: more });
  }, [kind, photos]);
  useEffect(() => {
    if (section === known.current.section) return;
    known.current.section = section;
    track({ event: "designer_step", kind, step: section });
  }, [kind, section]);
}
