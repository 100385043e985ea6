import { done, type Outcome } from "../../core/outcome.ts";
import type { SceneGroup, SceneItem } from "../../design/scene.ts";
import type { PdfxFailure } from "../failure.ts";
import { paintedBox } from "../painted-items.ts";
import { dictionary, millionths, type Pdf, reference } from "../pdf/syntax.ts";
import type { DrawingContext, Drawn } from "./drawing-context.ts";
import { clipping } from "./path-operators.ts";
import { resources } from "./resources.ts";

const OPAQUE = 1_000_000;

type DrawItems = (items: readonly SceneItem[], context: DrawingContext) => Promise<Outcome<Pdf, PdfxFailure>>;

/**
 * A group that is only cut is written in place. What is transparent as a whole becomes a transparency group (ISO
 * 32000-1, 11.6.6), so that its parts do not show through one another; one picture or area needs none.
 */
export async function drawGroup(group: SceneGroup, context: DrawingContext, drawItems: DrawItems): Promise<Drawn> {
  const { opacity = OPAQUE } = group;
  const box = paintedBox(group);
  if (!box) return done(null);
  const cut = clipping(group, context.at);
  const opaque = opacity >= OPAQUE;
  const inner = opaque ? context : { ...context, transparent: true };
  if (opaque || isOneThing(group.items)) {
    const items = await drawItems(group.items, inner);
    if (!items.ok) return items;
    return items.value === ""
      ? done(null)
      : done(["q", cut, alpha(opacity, context), items.value, "Q"].filter(Boolean).join(" "));
  }
  const own = resources();
  const items = await drawItems(group.items, { ...inner, page: own });
  if (!items.ok) return items;
  if (items.value === "") return done(null);
  const { writer, inks } = context;
  const form = await writer.stream(
    writer.reserve(),
    {
      Type: "/XObject",
      Subtype: "/Form",
      BBox: context.at.box(box),
      Group: transparencyGroup(inks.blendingSpace),
      Resources: own.dictionary(),
    },
    Buffer.from(items.value, "latin1"),
  );
  const draw = `${context.page.use("XObject", reference(form))} Do`;
  return done(["q", cut, alpha(opacity, context), draw, "Q"].filter(Boolean).join(" "));
}

/** Overlaps of one item with itself are painted once anyway. */
const isOneThing = ([item, ...others]: readonly SceneItem[]): boolean =>
  others.length === 0 && (item?.type === "image" || item?.type === "fill" || item?.type === "path");

/** Sets how much of what follows is seen; "" when all of it is. */
function alpha(opacity: number, { page }: DrawingContext): Pdf {
  if (opacity >= OPAQUE) return "";
  page.blends();
  const share = millionths(opacity);
  return `${page.use("ExtGState", dictionary({ Type: "/ExtGState", CA: share, ca: share }))} gs`;
}

/** Isolated: its items blend with each other and not with what is below, as in the preview. */
export const transparencyGroup = (space: Pdf): Pdf =>
  dictionary({ Type: "/Group", S: "/Transparency", CS: space, I: "true" });
