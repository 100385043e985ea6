import { z } from "zod";

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe("SHA-256 in hex");
const millimetres = z.number().positive().describe("Millimetres");
const size = z.strictObject({ width: millimetres, height: millimetres });

const copies = z
  .int()
  .positive()
  .describe("How often for one piece of the article; of a file on larger sheets, how many of these");

const pageSchema = z.strictObject({
  surface: z.string().describe("Which side of the product, by its id"),
  role: z.string().describe("What the side is: 'front', 'cover', 'spread' ..."),
  copies,
  trim: size,
  bleed: size.describe("What of the page is printed: trim with bleed, or the larger sheet"),
  media: size.describe("The whole page of the file, with marks and slug line"),
});

const sheetSchema = z.strictObject({
  size,
  across: z.int().positive().describe("Pieces beside each other"),
  down: z.int().positive().describe("Pieces below each other"),
  gap: z.number().nonnegative().describe("Millimetres between two trims"),
  turned: z
    .enum(["side", "head"])
    .nullable()
    .describe(
      "Every second page is the back of the one before; the sheet is turned over its side or its head. Null: no backs",
    ),
  stacked: z
    .int()
    .positive()
    .optional()
    .describe(
      "Sheets of a file with several pieces: each place of the sheet is a pile of so many. The piles, laid on each other row by row, are in the order of the list",
    ),
});

const printSchema = z.strictObject({
  name: z.string().min(1).describe("File name in the pile"),
  surface: z.string(),
  copies,
  sha256: hash,
  bytes: z.int().positive(),
  width: z.int().positive().describe("Pixels"),
  height: z.int().positive().describe("Pixels"),
});

const fileFacts = {
  role: z
    .string()
    .min(1)
    .describe("What the file is for, unique in the ticket: 'front', 'cover', 'block', 'prints' ..."),
  url: z.string().min(1).describe("Where production fetches it; of a pile of pictures its list"),
  sha256: hash,
  bytes: z.int().positive(),
  copies,
  pieces: z
    .int()
    .positive()
    .optional()
    .describe(
      "The pages are those of one piece: the file holds so many, each for another recipient, in the order of the list",
    ),
  partner: z
    .strictObject({ role: z.string().min(1), key: z.string().min(1), name: z.string().min(1) })
    .describe("Who makes it: the part in the shop, and the house that plays it"),
};

const fileSchema = z.discriminatedUnion("format", [
  z.strictObject({
    ...fileFacts,
    format: z.literal("pdfx4"),
    imposition: z.enum(["single", "halves", "many-up", "open-sheets"]),
    sheet: sheetSchema
      .optional()
      .describe("The larger sheet that pieces are cut from; absent where each page is one piece"),
    plates: z.array(z.string()).describe("Inks beside process, by the print house's names"),
    condition: z
      .strictObject({ name: z.string(), profile: z.string(), sha256: hash })
      .describe("What the file is printed for"),
    pages: z.array(pageSchema).min(1).describe("The pages of the PDF in order"),
  }),
  z.strictObject({
    ...fileFacts,
    format: z.literal("jpeg"),
    pixelsPerInch: z.int().positive(),
    prints: z.array(printSchema).min(1),
  }),
]);

const recipientParcelSchema = z.strictObject({
  parcel: z.string().min(1).describe("Its number on the list of labels: order and place"),
  pieces: z.array(z.int().positive()).min(1).describe("Which pieces of this item's merged files are in it, from 1"),
});

const parcelSchema = z.strictObject({
  count: z.int().positive(),
  size: z.tuple([millimetres, millimetres, millimetres]).describe("Outside, the longest side first"),
  grams: z.int().nonnegative().describe("Weight of the goods in one of them"),
});

/**
 * The production ticket for people and machines at the press. One JSON document per order item is authoritative; other
 * formats (XJDF, CSV, hot-folder names) derive from it. Lengths are millimetres.
 */
export const ticketSchema = z.strictObject({
  version: z.literal(3),
  order: z.string().min(1),
  item: z.string().min(1),
  kind: z.string().min(1).describe("Product kind, a key of the registry"),
  sku: z.string().min(1),
  title: z.string(),
  quantity: z.int().positive(),
  sample: z.boolean().describe("A single piece to look at before the whole order"),
  product: z
    .record(z.string(), z.unknown())
    .describe("The kind's own part: material, options, frame, mat, canvas, binding, spine ... whatever it is made of"),
  files: z
    .array(fileSchema)
    .min(1)
    .refine((files) => new Set(files.map(({ role }) => role)).size === files.length, "each role has one file")
    .describe("One for each role"),
  sceneHash: hash.describe("Of the scene the customer approved"),
  preflight: z.strictObject({
    verdict: z
      .enum(["pass", "warn", "fail"])
      .describe("The worst of all files; 'fail' only where an operator approved the file nevertheless"),
    warnings: z.array(z.string()).describe("Message keys of what preflight let pass with a warning"),
    failures: z.array(z.string()).describe("Message keys of what is printed although preflight refused it"),
  }),
  approval: z
    .strictObject({
      by: z.string().min(1).describe("Name of the operator"),
      at: z.iso.datetime(),
      reason: z.string().min(1),
    })
    .nullable()
    .describe("Who took over the check of a file that preflight refused, and why; null for all others"),
  addresses: z.string().min(1).describe("Reference to the addresses; names and streets stay in the shop"),
  due: z.iso.date().describe("Day on which it must leave the house"),
  grams: z
    .int()
    .nonnegative()
    .optional()
    .describe("Weight of all pieces of this item, unpacked; absent before 2026-11-24"),
  parcels: z
    .array(parcelSchema)
    .optional()
    .describe("What the whole order travels in, equal parcels together; absent before 2026-11-24"),
  recipientParcels: z
    .array(recipientParcelSchema)
    .optional()
    .describe(
      "Pieces that go straight to people of the list, in the order of packing, which is the order of the files; all others travel in `parcels`. Absent where everything does",
    ),
});

export type Ticket = z.infer<typeof ticketSchema>;
export type TicketFile = Ticket["files"][number];

/** The published schema, JSON Schema draft 2020-12. */
export function ticketJsonSchema(): Record<string, unknown> {
  return { $id: "urn:passepartout:production-ticket:3", title: "Production ticket", ...z.toJSONSchema(ticketSchema) };
}
