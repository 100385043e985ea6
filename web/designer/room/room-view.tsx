import { lazy, Suspense, useState } from "react";
import { formatLength, formatSize } from "../../../core/length-text.ts";
import { sofaSize } from "../../../design/sofa.ts";
import { type Subject, subjectOf } from "../../scene/drawing/subject.ts";
import { useRoom } from "../../scene/room/room-settings.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { useDesignView } from "../context/use-design.ts";
import { FlatWall } from "./flat-wall.tsx";
import { useHung } from "./use-hung.ts";
import "../../scene/room/room-view.css";

/** three.js comes only to those who ask for it. */
const Space = lazy(() => import("./space-view.tsx"));

/** The finished picture on a wall, true to scale: from the front, or in space. Both draw the same scene. */
export function RoomView() {
  const t = useMessages().designer.wall;
  const locale = useLocale();
  const room = useRoom();
  const set = useHung();
  const { scene, layouts, surroundings } = useDesignView();
  const [unavailable, setUnavailable] = useState(false);
  const layout = layouts[0];
  const page = scene.pages[0] ?? null;
  const { frame, mat } = surroundings;
  const alone = frame?.inner ?? mat?.opening;
  const subject: Subject | null = layout
    ? subjectOf(layout, surroundings, "finished")
    : alone
      ? { outer: frame?.outer ?? alone, picture: alone, mat, frame, folds: false }
      : null;
  if (!subject) return null;
  const { width, height } = subject.outer;
  const hung = set ?? { width, height, panels: [{ page, subject, at: { x: 0, y: 0 } }] };
  const size = { width: Math.round(hung.width / 1000), height: Math.round(hung.height / 1000) };
  const words = t.text({ size: formatSize(size, locale), sofa: formatLength(sofaSize.width / 1000, locale) });
  return (
    <main className="stage room" aria-label={t.label}>
      {room.view === "space" && !set && page && layout && !unavailable ? (
        <Suspense fallback={<p className="room-loading">{t.loading}</p>}>
          <Space page={page} layout={layout} words={words} onUnavailable={() => setUnavailable(true)} />
        </Suspense>
      ) : (
        <FlatWall hung={hung} words={words} />
      )}
      <p className="room-words">{unavailable && room.view === "space" ? t.unavailable : words}</p>
    </main>
  );
}
