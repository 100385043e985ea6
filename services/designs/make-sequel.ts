import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Shop } from "../../core/shop.ts";
import { apply } from "../../design/apply.ts";
import { COMPILER } from "../../design/compile.ts";
import type { DesignDocument } from "../../design/document.ts";
import { allElements } from "../../design/element-place.ts";
import { type Step, together } from "../../design/operation.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { DesignableKind } from "../../products/registry.ts";
import { compileDesign } from "./compile-design.ts";
import type { MadeSequel, SequelRequest } from "./contract.ts";
import { type DesignVersion, ownVersion } from "./design-version.ts";
import { dressedIn } from "./dressed-in.ts";
import { insertDesign } from "./insert-design.ts";
import type { DesignsContext } from "./ports.ts";

/**
 * Creates the sequel of an ordered design (`KindDesign.sequel`) as its owner's draft. The ordered design stays; omitted
 * photos leave their places empty.
 */
export function makeSequel(context: DesignsContext) {
  return async (
    owner: Owner,
    versionId: string,
    { photos }: SequelRequest,
    shop: Shop,
  ): Promise<Outcome<MadeSequel, "not-found" | "no-sequel">> => {
    const own = await ownVersion(context.db, owner, versionId);
    if (!own) return failed("not-found");
    const { version } = own;
    const kind = context.kindOf(version.kind);
    const release = await context.releases.at(version.kind, version.release);
    if (!kind || !release) return failed("no-sequel");
    const changed = await carriedOn(context, kind, version, release.data, shop);
    if (!changed) return failed("no-sequel");
    const document = photos === "kept" ? changed : withoutPhotos(changed);
    const compiled = await compileDesign(context, document, release.data);
    if (!compiled.ok) return failed("no-sequel");
    const id = newId();
    await insertDesign(context.db, {
      id,
      owner,
      document,
      release: version.release,
      compiler: COMPILER,
      copiedFrom: version.designId,
      sceneHash: compiled.value.hash,
      pages: new Map(compiled.value.pages.map((page) => [page.page.surface, page])),
    });
    return done({ id, editPath: `${kind.designerPath}?design=${id}` });
  };
}

async function carriedOn(
  context: DesignsContext,
  kind: DesignableKind,
  { document, title }: DesignVersion,
  data: unknown,
  shop: Shop,
): Promise<DesignDocument | null> {
  const parsed = kind.configurationSchema.safeParse(document.configuration);
  const sequel = parsed.success ? (kind.design.sequel?.(parsed.data, data) ?? null) : null;
  if (!sequel || kind.check(sequel.configuration, data).length > 0) return null;
  const { wardrobe } = await dressedIn(context, kind, sequel.configuration, shop);
  const steps = kind.design.reconfigure(document, sequel.configuration, data, wardrobe, wardrobe);
  return applied(document, [...steps, { type: "setTitle", title: sequel.title(title) }]);
}

/** Photos in days leave no empty place behind, as those of a layout do. */
function withoutPhotos(document: DesignDocument): DesignDocument {
  const added = allElements(document).filter(
    ({ type, slot, optional }) => type === "photo" && slot === undefined && optional,
  );
  return applied(document, [
    ...(added.length > 0 ? [{ type: "removeElements", elements: added.map(({ id }) => id) } as const] : []),
    ...document.photos.map(({ id }) => ({ type: "removePhoto", photo: id }) as const),
  ]);
}

function applied(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  if (steps.length === 0) return document;
  const after = apply(document, together(steps));
  if (!after.ok) throw new Error(`a sequel cannot be made: ${JSON.stringify(after.error)}`);
  return after.value.document;
}
