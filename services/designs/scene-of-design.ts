import { readFile } from "node:fs/promises";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { compile } from "../../design/compile.ts";
import type { DesignDocument } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { hasTooSmallPhoto, judgeResolution } from "../../design/resolution.ts";
import type { Scene } from "../../design/scene.ts";
import { sceneHash } from "../../design/scene-hash.ts";
import { fontsOf, loadFonts } from "../../design/text/load-fonts.ts";
import { designableKindOf, kindOf } from "../../products/registry.ts";

export interface CompiledDesign {
  readonly scene: Scene;
  readonly hash: string;
  /** What it was compiled with. */
  readonly layouts: readonly SurfaceLayout[];
}

/** Why a design cannot be drawn: named for logs and problem documents, nothing personal in it. */
export type UncompilableDesign = { readonly reason: string };

/**
 * Whether the shop makes what a design asks for. Asked of designs that come from browsers, before anything is laid out;
 * one that was frozen passed it, and rules that came later do not take back what was sold.
 */
export function checkDesign(document: DesignDocument, data: unknown): Outcome<void, UncompilableDesign> {
  const kind = kindOf(document.kind);
  const configuration = kind?.configurationSchema.safeParse(document.configuration);
  if (!kind || !configuration?.success) return failed({ reason: "invalid-configuration" });
  const [refusal] = kind.check(configuration.data, data);
  return refusal ? failed({ reason: refusal.reason }) : done(undefined);
}

/**
 * The scene of a design under one release of its kind's catalogue: what the browser draws, what is hashed when it goes
 * into the basket and what is printed.
 *
 * @param data the release's data, parsed by the kind's schema
 */
export async function sceneOfDesign(
  document: DesignDocument,
  data: unknown,
): Promise<Outcome<CompiledDesign, UncompilableDesign>> {
  const kind = designableKindOf(document.kind);
  if (!kind) return failed({ reason: "unknown-kind" });
  const configuration = kind.configurationSchema.safeParse(document.configuration);
  if (!configuration.success) return failed({ reason: "invalid-configuration" });
  const fonts = await loadFonts(fontsOf(document), (font) => readFile(font.url));
  const layouts = kind.design.layouts(configuration.data, data);
  const scene = compile(document, layouts, fonts);
  if (!scene.ok) return failed({ reason: scene.error.reason });
  return done({ scene: scene.value, hash: sceneHash(scene.value), layouts });
}

/** The designer's own rule: whether a photo of this design has too few pixels for its size in print. */
export const isTooSmall = (document: DesignDocument, { layouts, scene }: Omit<CompiledDesign, "hash">): boolean =>
  hasTooSmallPhoto(judgeResolution(document, layouts, scene));
