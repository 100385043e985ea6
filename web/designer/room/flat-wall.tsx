import type { ScenePage } from "../../../design/scene.ts";
import type { Subject } from "../scene/subject.ts";
import { SubjectDrawing } from "../stage/subject-drawing.tsx";
import { useElementSize } from "../stage/use-element-size.ts";
import { roomFor } from "./room.ts";
import { useRoom, wallColours } from "./room-settings.ts";
import { SofaDrawing } from "./sofa-drawing.tsx";

interface FlatWallProps {
  readonly page: ScenePage | null;
  readonly subject: Subject;
  readonly words: string;
}

/** The wall from the front; a picture with its words for those who do not see it. */
export function FlatWall({ page, subject, words }: FlatWallProps) {
  const { colour } = useRoom();
  const [size, watchSize] = useElementSize();
  const { wall, picture, sofa } = roomFor(subject.outer);
  const scale = size ? Math.max(size.width / wall.width, size.height / (wall.height * 1.06)) : 0;
  const fits = size ? Math.min(size.width / (picture.width * 1.15), size.height / (wall.height * 1.06)) : 0;
  const drawn = Math.min(scale, fits);
  return (
    <div
      className="flat-wall"
      ref={watchSize}
      role="img"
      aria-label={words}
      style={{ backgroundColor: wallColours[colour] }}
    >
      {size && (
        <div
          className="flat-wall-room"
          style={{
            width: wall.width * drawn,
            height: wall.height * drawn,
            left: (size.width - wall.width * drawn) / 2,
            bottom: wall.height * drawn * 0.06,
          }}
        >
          <SofaDrawing sofa={sofa} scale={drawn} />
          <div style={{ position: "absolute", left: picture.x * drawn, top: picture.y * drawn }}>
            <SubjectDrawing page={page} subject={subject} scale={drawn} assembled />
          </div>
        </div>
      )}
    </div>
  );
}
