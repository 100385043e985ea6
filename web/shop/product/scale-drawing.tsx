import "../../../ui/link.css";
import "./scale-drawing.css";
import { useEffect, useState } from "react";
import { formatLength, formatSize } from "../../../core/length-text.ts";
import type { Format } from "../../../core/measure.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { PageWall } from "../../../products/kind-page.ts";
import { dialogLink } from "../../frame/dialogs/dialog-link.ts";
import { type Room, roomFor, sofa } from "../../scene/room/scale-room.ts";
import { useMessages } from "../../words/context.tsx";
import type { Piece } from "./calculator.ts";
import { space } from "./product-dialogs.ts";
import type { Calculator } from "./use-calculator.ts";

/** The chosen format above a sofa to scale, with frame and mat; nothing for products that do not hang. */
export function ScaleDrawing({ calculator }: { readonly calculator: Calculator }) {
  const { page, size } = calculator;
  return page.wall && size ? <AboveSofa wall={page.wall} format={size} calculator={calculator} /> : null;
}

interface Props {
  readonly wall: PageWall<Piece, unknown>;
  readonly format: Format;
  readonly calculator: Calculator;
}

function AboveSofa({ wall, format, calculator }: Props) {
  const t = useMessages().product;
  const { state, setup, shop } = calculator;
  const around = wall.surroundings(state.configuration, setup.release);
  const outer = around.frame?.outer ?? around.mat?.outer ?? { x: 0, y: 0, ...inMicrometres(format) };
  const room = roomFor(inCentimetres(outer));
  const at = (rect: Rect) => placed(rect, outer, room);
  const picture = at({ x: 0, y: 0, ...inMicrometres(format) });
  const size = formatSize(format, shop.locale);
  return (
    <figure className="scale">
      <svg
        viewBox={`0 0 ${room.width} ${room.height}`}
        role="img"
        aria-label={t.scale.drawing({ size, sofa: formatLength(sofa.width * 10, shop.locale) })}
      >
        <path className="scale-floor" d={`M0 ${room.floor}H${room.width}`} />
        {around.frame && <rect {...at(around.frame.outer)} fill={around.frame.finish.colour} className="scale-frame" />}
        {around.mat && <rect {...at(around.mat.outer)} fill={around.mat.colour} />}
        <rect {...picture} className="scale-picture" />
        <Dimensions
          picture={picture}
          edge={room.picture}
          texts={[formatLength(format.width, shop.locale), formatLength(format.height, shop.locale)]}
        />
        <SofaAndLamp room={room} text={formatLength(sofa.width * 10, shop.locale)} />
      </svg>
      <figcaption>
        {room.above ? t.scale.caption : t.scale.captionRoom} {wall.space && <SpaceButton calculator={calculator} />}
      </figcaption>
    </figure>
  );
}

const inMicrometres = ({ width, height }: { width: number; height: number }) => ({
  width: width * 1000,
  height: height * 1000,
});
const inCentimetres = ({ width, height }: Rect) => ({ width: width / 10_000, height: height / 10_000 });

function placed(rect: Rect, outer: Rect, { picture, unit }: Room) {
  const scale = unit / 10_000;
  return {
    x: picture.x + (rect.x - outer.x) * scale,
    y: picture.y + (rect.y - outer.y) * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  };
}

type Box = Room["picture"];

/** Width of the picture above, its height beside; both outside of the frame. */
function Dimensions(props: { readonly picture: Box; readonly edge: Box; readonly texts: readonly [string, string] }) {
  const { picture, edge, texts } = props;
  const { x, y, width, height } = picture;
  const [right, above] = [edge.x + edge.width + 14, edge.y - 14];
  return (
    <>
      <path
        className="scale-dimension"
        d={`M${x} ${above}h${width}M${x} ${above - 5}v10M${x + width} ${above - 5}v10M${right} ${y}v${height}M${right - 5} ${y}h10M${right - 5} ${y + height}h10`}
      />
      <text x={x + width / 2} y={above - 9} textAnchor="middle">
        {texts[0]}
      </text>
      <text x={right + 9} y={y + height / 2 + 5}>
        {texts[1]}
      </text>
    </>
  );
}

/** The way into space, which only scripts can show. */
function SpaceButton({ calculator }: { readonly calculator: Calculator }) {
  const t = useMessages().product;
  const [possible, setPossible] = useState(false);
  useEffect(() => setPossible(true), []);
  if (!possible) return null;
  return (
    <button type="button" className="link" {...dialogLink(space, calculator)}>
      {t.space.open}
    </button>
  );
}

/** Drawn for two units a centimetre, 420 wide; the room's own unit scales it. */
function SofaAndLamp({ room, text }: { readonly room: Room; readonly text: string }) {
  const { sofaX, floor, unit } = room;
  const scale = unit / 2;
  const below = floor + 18;
  return (
    <>
      <g transform={`translate(${sofaX} ${floor}) scale(${scale}) translate(-145 -300)`} className="scale-sofa">
        <path d="M145 292v-62q0-14 14-14h12q14 0 14 14v14h340v-14q0-14 14-14h12q14 0 14 14v62zM185 244v-40q0-14 14-14h142q14 0 14 14v40M355 244v-40q0-14 14-14h142q14 0 14 14v40M160 292v8M550 292v8" />
        <path d="M655 300V150M640 300h30M632 150l10-40h26l10 40z" />
      </g>
      <path
        className="scale-dimension"
        d={`M${sofaX} ${below}h${sofa.width * unit}M${sofaX} ${below - 5}v10M${sofaX + sofa.width * unit} ${below - 5}v10`}
      />
      <text x={sofaX + (sofa.width * unit) / 2} y={below + 5} textAnchor="middle" className="scale-on-line">
        {text}
      </text>
    </>
  );
}
