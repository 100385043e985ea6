import { useElementSize } from "../../browser/store/use-element-size.ts";
import { roomFor } from "../../scene/room/room.ts";
import { useRoom, wallColours } from "../../scene/room/room-settings.ts";
import { HungDrawing } from "./hung-drawing.tsx";
import { SofaDrawing } from "./sofa-drawing.tsx";
import type { HungSet } from "./use-hung.ts";

interface FlatWallProps {
  readonly hung: HungSet;
  readonly words: string;
}

/** The wall from the front; a picture with its words for those who do not see it. */
export function FlatWall({ hung, words }: FlatWallProps) {
  const { colour } = useRoom();
  const [size, watchSize] = useElementSize();
  const { wall, picture, sofa } = roomFor(hung);
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
            <HungDrawing panels={hung.panels} scale={drawn} />
          </div>
        </div>
      )}
    </div>
  );
}
