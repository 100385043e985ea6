import { applied, boxOf, intersection, multiply, unitCorners } from "../geometry.ts";
import { imageFacts } from "../inspect/images.ts";
import { dictionaryOf, isArray, isReference, isStream, nameOf, type PdfStream } from "../reader/objects.ts";
import { matrixOf, type OperatorTable, type Reading, startReading } from "./reading.ts";
import { type GraphicsState, paintOf } from "./state.ts";

const FORM_DEPTH = 12;

/** External objects and shadings (ISO 32000-1, 8.8 and 8.7.4). */
export const objectOperators: OperatorTable = {
  async Do(reading, operands) {
    const { file } = reading.library;
    const objects = dictionaryOf(await file.entry(dictionaryOf(reading.resources), "XObject"));
    const given = objects?.entries.get(nameOf(operands[0]) ?? "");
    const stream = await file.resolve(given);
    if (!isStream(stream)) {
      reading.library.damage.add("missing-object");
      return;
    }
    const subtype = nameOf(await file.entry(stream.dictionary, "Subtype"));
    if (subtype === "Image") await drawImage(reading, stream, isReference(given) ? given.object : null);
    else if (subtype === "Form") await drawForm(reading, stream);
  },
  async sh(reading, operands) {
    const { file, colours } = reading.library;
    const shadings = dictionaryOf(await file.entry(dictionaryOf(reading.resources), "Shading"));
    const shading = dictionaryOf(await file.entry(shadings, nameOf(operands[0]) ?? ""));
    const colour = { space: await colours.space(shading?.entries.get("ColorSpace")), values: [] };
    const { state } = reading;
    reading.marks.push({
      kind: "area",
      box: state.clip,
      cuts: state.cuts,
      colour,
      rectangle: false,
      outlines: [],
      evenOdd: false,
      paint: paintOf(state, "fill"),
    });
  },
};

async function drawImage(reading: Reading, stream: PdfStream, image: number | null): Promise<void> {
  const { library, state } = reading;
  if (image !== null && !library.images.has(image)) {
    library.images.set(image, await imageFacts(library.file, stream, library.colours));
  }
  const masked = ["SMask", "Mask", "ImageMask"].some((key) => stream.dictionary.entries.has(key));
  const paint = paintOf(state, "fill");
  reading.marks.push({
    kind: "image",
    box: intersection(state.clip, boxOf(unitCorners(state.matrix))),
    image,
    matrix: state.matrix,
    clip: state.clip,
    cuts: state.cuts,
    paint: { ...paint, opaque: paint.opaque && !masked },
  });
}

async function drawForm(reading: Reading, stream: PdfStream): Promise<void> {
  const { library, marks, groups, depth, state } = reading;
  if (depth >= FORM_DEPTH) {
    library.damage.add("forms-too-deep");
    return;
  }
  const { file } = library;
  const matrix = await file.entry(stream.dictionary, "Matrix");
  const inner = isArray(matrix) ? multiply(matrixOf(matrix), state.matrix) : state.matrix;
  const box = await file.entry(stream.dictionary, "BBox");
  const data = await file.data(stream);
  if (!data.ok || !isArray(box)) {
    library.damage.add("form-unreadable");
    return;
  }
  const [x0, y0, x1, y1] = matrixOf(box);
  const corners = (
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const
  ).map((corner) => applied(inner, corner));
  const clip = intersection(state.clip, boxOf(corners));
  const own = await file.entry(stream.dictionary, "Resources");
  const group = dictionaryOf(await file.entry(stream.dictionary, "Group"));
  const transparent = nameOf(await file.entry(group, "S")) === "Transparency";
  const space = group?.entries.get("CS");
  if (transparent && space !== undefined) groups.push(await library.colours.space(space));
  const started = transparent ? groupState(state) : state;
  await library.readContent(
    startReading({ library, marks, groups, depth: depth + 1 }, own ?? reading.resources, {
      ...started,
      matrix: inner,
      clip,
    }),
    data.value,
  );
}

/** A transparency group starts opaque and is let through as a whole (ISO 32000-1, 11.6.6). */
const groupState = (state: GraphicsState): GraphicsState => ({
  ...state,
  fillAlpha: 1,
  strokeAlpha: 1,
  blend: "Normal",
  softMask: false,
  solidGroups: paintOf(state, "fill").opaque,
});
