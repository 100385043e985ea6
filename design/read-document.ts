import type { Outcome } from "../core/outcome.ts";
import { done, failed } from "../core/outcome.ts";
import { DESIGN_SCHEMA, type DesignDocument } from "./document.ts";
import { documentSchema } from "./document-schema.ts";
import { documentFromSchema1 } from "./migrate-document.ts";

/** Why a stored or uploaded design cannot be opened. */
export type DocumentFailure =
  /** Not JSON of ours at all: no `schema` number. */
  | { readonly reason: "not-a-design" }
  /** Made by a newer release; this one must not touch it. */
  | { readonly reason: "from-the-future"; readonly schema: number; readonly newest: number }
  | { readonly reason: "invalid"; readonly issues: readonly { readonly path: string; readonly message: string }[] };

/** Turns a document of one schema into the next; the key is the schema it starts from. */
export type Migrations = Readonly<Record<number, (document: Readonly<Record<string, unknown>>) => object>>;

/** One entry per past schema. Schema 1 is the first. */
const migrations: Migrations = { 1: documentFromSchema1 };

/** Reads a design of this or any earlier schema; what comes out is sound and of the present schema. */
export function readDocument(input: unknown): Outcome<DesignDocument, DocumentFailure> {
  const migrated = migrate(input, migrations, DESIGN_SCHEMA);
  if (!migrated.ok) return migrated;
  const parsed = documentSchema.safeParse(migrated.value);
  if (parsed.success) return done(parsed.data);
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join("."), message }));
  return failed({ reason: "invalid", issues });
}

/** Brings a document up to schema `newest`, one step at a time. Its content is not checked. */
export function migrate(input: unknown, steps: Migrations, newest: number): Outcome<object, DocumentFailure> {
  if (!isNumbered(input)) return failed({ reason: "not-a-design" });
  if (input.schema > newest) return failed({ reason: "from-the-future", schema: input.schema, newest });
  let document = input;
  while (document.schema < newest) {
    const step = steps[document.schema];
    if (!step) return failed({ reason: "not-a-design" });
    document = { ...step(document), schema: document.schema + 1 };
  }
  return done(document);
}

type Numbered = Readonly<Record<string, unknown>> & { readonly schema: number };

const isNumbered = (input: unknown): input is Numbered =>
  typeof input === "object" && input !== null && "schema" in input && Number.isSafeInteger(input.schema);
