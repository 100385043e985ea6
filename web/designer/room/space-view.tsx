import { useEffect, useState } from "react";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { useRoom, wallColours } from "../../scene/room/room-settings.ts";
import type { SpaceContents } from "../../scene/room/space/space-contents.ts";
import { SpaceStage } from "../../scene/room/space-stage.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { loadPagePictures } from "./page-pictures.ts";

interface SpaceViewProps {
  readonly page: ScenePage;
  readonly layout: SurfaceLayout;
  readonly words: string;
  /** No WebGL on this device. */
  readonly onUnavailable: () => void;
}

/** The picture in space, built from the same scene as everything else. */
export default function SpaceView({ page, layout, words, onUnavailable }: SpaceViewProps) {
  const t = useMessages().designer.wall;
  const { pictures } = useDesignContext();
  const { surroundings } = useDesignView();
  const { colour } = useRoom();
  const [contents, setContents] = useState<SpaceContents | null>(null);
  useEffect(() => {
    let current = true;
    loadPagePictures(page, pictures.state()).then((loaded) => {
      if (current) setContents({ page, layout, surroundings, pictures: loaded, wall: wallColours[colour] });
    });
    return () => {
      current = false;
    };
  }, [page, layout, surroundings, pictures, colour]);
  return <SpaceStage contents={contents} words={words} labels={t} onUnavailable={onUnavailable} />;
}
