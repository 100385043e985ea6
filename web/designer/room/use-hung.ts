import { useMemo } from "react";
import type { Point, Size } from "../../../design/geometry.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { type Subject, subjectOf } from "../../scene/drawing/subject.ts";
import { useAssembly } from "../context/use-assembly.ts";
import { useDesignView } from "../context/use-design.ts";

/** Panels that hang together, micrometres from the upper left corner of all. */
export interface HungSet extends Size {
  readonly panels: readonly HungSubject[];
}

export interface HungSubject {
  readonly page: ScenePage | null;
  readonly subject: Subject;
  readonly at: Point;
}

/** The panels of a set as they hang; null where there is one picture alone. */
export function useHung(): HungSet | null {
  const assembly = useAssembly();
  const { layouts, scene } = useDesignView();
  return useMemo(() => {
    if (assembly?.kind !== "hung") return null;
    const panels = assembly.panels.flatMap(({ surface, at, surroundings }) => {
      const layout = layouts.find((one) => one.surface === surface);
      const page = scene.pages.find((one) => one.surface === surface) ?? null;
      return layout ? [{ page, at, subject: subjectOf(layout, surroundings, "finished") }] : [];
    });
    return {
      panels,
      width: Math.max(...panels.map(({ at, subject }) => at.x + subject.outer.width)),
      height: Math.max(...panels.map(({ at, subject }) => at.y + subject.outer.height)),
    };
  }, [assembly, layouts, scene]);
}
