import { applied, boxOf, intersection, multiply, unitCorners } from "../geometry.ts";
import { imageFacts } from "../inspect/images.ts";
import { dictionaryOf, isArray, isReference, isStream, nameOf, type PdfStream } from "../reader/objects.ts";
import { matrixOf, type OperatorTable, type Reading, startReading } from "./reading.ts";
import { paintOf } from "./state.ts";

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
    reading.marks.push({ kind: "area", box: state.clip, colour, rectangle: false, paint: paintOf(state, "fill") });
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
    ...{ image, matrix: state.matrix, clip: state.clip },
    paint: { ...paint, opaque: paint.opaque && !masked },
  });
}

async function drawForm(reading: Reading, stream: PdfStream): Promise<void> {
  const { library, marks, depth, state } = reading;
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
  await library.readContent(
    startReading(library, own ?? reading.resources, marks, { ...state, matrix: inner, clip }, depth + 1),
    data.value,
  );
}
