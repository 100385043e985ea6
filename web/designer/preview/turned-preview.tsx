import { useCallback, useMemo } from "react";
import type { Assembly } from "../../../products/assembly.ts";
import type { DrawFace } from "../../scene/preview/leaf-view.tsx";
import { TurnedThing } from "../../scene/preview/turned-thing.tsx";
import { useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignView } from "../context/use-design.ts";
import { FacePicture } from "./face-picture.tsx";
import { useStopName } from "./use-stop-name.ts";

interface TurnedPreviewProps {
  readonly assembly: Extract<Assembly, { kind: "turned" }>;
}

/** The open design in the hand, from what is on the stage. */
export function TurnedPreview({ assembly: { pieces } }: TurnedPreviewProps) {
  const { openings, opening } = useWork();
  const first = openings[opening]?.map(({ surface }) => surface) ?? [];
  const words = useMessages().designer.turning;
  return <TurnedThing pieces={pieces} first={first} words={words} draw={useDrawFace()} nameOf={useStopName()} />;
}

function useDrawFace(): DrawFace {
  const { layouts, scene } = useDesignView();
  const sides = useMemo(() => {
    const pages = new Map(scene.pages.map((page) => [page.surface, page]));
    return new Map(
      layouts.flatMap((layout) => {
        const page = pages.get(layout.surface);
        return page ? [[layout.surface, { layout, page }] as const] : [];
      }),
    );
  }, [layouts, scene]);
  return useCallback(
    (face, scale) => {
      const side = sides.get(face.surface);
      return side ? <FacePicture face={face} layout={side.layout} page={side.page} scale={scale} /> : null;
    },
    [sides],
  );
}
