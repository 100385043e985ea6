import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { readDocument } from "../../../design/read-document.ts";
import { hasTooSmallPhoto, judgeResolution } from "../../../design/resolution.ts";
import { compileDesign } from "../compile-design.ts";
import type { NamedPage } from "../design-to-freeze.ts";
import type { DesignsContext } from "../ports.ts";
import { nameInSchema1 } from "./scene-1.ts";

/** A document as schema 1 stored it, in `design` or `design_version`. */
export interface StoredDocument {
  readonly id: string;
  readonly kind: string;
  readonly release: number;
  readonly document: unknown;
  readonly sceneHash: string;
}

/** The same in schema 2. */
export interface RewrittenDocument {
  readonly document: DesignDocument;
  readonly sceneHash: string;
  readonly pages: readonly NamedPage[];
  /** A photo has too few pixels to be printed. */
  readonly tooSmall: boolean;
}

/** Dependencies of the migration. */
export type Rewriting = Pick<DesignsContext, "kindOf" | "compiler" | "releases">;

/**
 * Rewrites a document, provided that its scene is the very one that was approved.
 *
 * @returns why not, for an operator
 */
export async function rewriteDocument(
  stored: StoredDocument,
  context: Rewriting,
): Promise<Outcome<RewrittenDocument, string>> {
  const read = readDocument(stored.document);
  if (!read.ok) return failed(`its document cannot be read (${read.error.reason})`);
  const document = read.value;
  const release = await context.releases.at(stored.kind, stored.release);
  if (!release) return failed(`release ${stored.release} of ${stored.kind} is missing`);
  const compiled = await compileDesign(context, document, release.data);
  if (!compiled.ok) return failed(`it cannot be drawn (${compiled.error.reason})`);
  const { scene, hash: sceneHash, pages, layouts } = compiled.value;
  const { fonts } = await context.compiler.stock(document);
  if (nameInSchema1(scene, fonts) !== stored.sceneHash)
    return failed("it would be printed otherwise than it was approved");
  return done({
    document,
    sceneHash,
    pages: pages.map(({ page: { surface }, hash, findings }) => ({ surface, hash, findings })),
    tooSmall: hasTooSmallPhoto(judgeResolution(document, layouts, scene)),
  });
}
