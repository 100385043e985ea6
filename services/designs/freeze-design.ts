import { failed, type Outcome } from "../../core/outcome.ts";
import { configurationStep } from "../../design/apply-whole.ts";
import { COMPILER } from "../../design/compile.ts";
import { type Finding, forbidsOrder } from "../../design/finding.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { leftOutFindings } from "../../products/left-out.ts";
import type { DesignableKind } from "../../products/registry.ts";
import { compileDesign } from "./compile-design.ts";
import { type DesignToFreeze, designToFreeze, type NamedPage, placedPhotos } from "./design-to-freeze.ts";
import type { FrozenVersion } from "./design-version.ts";
import type { FreezeFailure, SeenDesign } from "./freeze-outcome.ts";
import { insertVersion } from "./insert-version.ts";
import type { DesignsContext } from "./ports.ts";
import { asDocument, writtenDesign } from "./read-design.ts";
import { recipientsFit } from "./recipients-fit.ts";

/**
 * Freezes the seen state without compiling: the same compiler hashed its pages when they were saved. Freezing the same
 * state again gives the same version. Its photos are protected from then on.
 */
export function freezeDesign(context: DesignsContext) {
  return async (owner: Owner, id: string, seen: SeenDesign): Promise<Outcome<FrozenVersion, FreezeFailure>> => {
    const design = await designToFreeze(context.db, owner, id);
    if (!design) return failed({ kind: "not-found" });
    if (design.sequence !== seen.sequence) return failed({ kind: "sequence-conflict" });
    const kind = context.kindOf(design.kind);
    const current = await context.releases.current(design.kind);
    const drawn = await context.releases.at(design.kind, design.release);
    if (!kind || !current || !drawn) return failed({ kind: "scene-mismatch" });
    const named = design.compiler === COMPILER ? design : await compiledAnew(context, owner, design, drawn.data);
    if (named?.sceneHash !== seen.sceneHash) return failed({ kind: "scene-mismatch" });
    if (design.release !== current.release) return failed({ kind: "release-outdated", current: current.release });
    if (!isSettled(kind, design, drawn.data)) return failed({ kind: "unsettled" });

    const layouts = kind.design.surfaces(design.outline, drawn.data);
    const pages = layouts.map(({ surface }) => named.pages.get(surface) ?? missingSide(surface));
    const photos = await photosArrived(context, owner, design);
    const leftOut = leftOutFindings(kind.design, design.outline, drawn.data);
    const refusal = refusalOf(kind, [...pages.flatMap(({ findings }) => findings), ...leftOut], photos);
    if (refusal) return failed(refusal);
    if (kind.design.recipients) {
      const fit = await recipientsFit(context, owner, design, layouts);
      if (!fit.ok) return fit;
    }
    return insertVersion(context.db, owner, { ...design, sceneHash: named.sceneHash }, pages, photos.placed);
  };
}

const missingSide = (surface: string): NamedPage => ({
  surface,
  hash: "",
  findings: [{ surface, element: null, reason: "surface-missing" }],
});

/** Stored names are of an earlier compiler. */
async function compiledAnew(context: DesignsContext, owner: Owner, design: DesignToFreeze, data: unknown) {
  const written = await writtenDesign(context)(owner, design.id);
  if (!written.ok) return null;
  const compiled = await compileDesign(context, asDocument(written.value.document), data);
  if (!compiled.ok) return null;
  const { hash: sceneHash, pages } = compiled.value;
  const named = pages.map(({ page: { surface }, hash, findings }) => [surface, { surface, hash, findings }] as const);
  return { sceneHash, pages: new Map<string, NamedPage>(named) };
}

/** The drawing sets the price. */
function isSettled({ design: { settle } }: DesignableKind, { outline }: DesignToFreeze, data: unknown): boolean {
  const { configuration, steps } = settle(outline, data);
  return steps.length === 0 && configurationStep(outline.configuration, configuration) === null;
}

interface Arrival {
  readonly placed: readonly string[];
  /** Every photo has arrived and has the size the design was made with: a crop is a share of it. */
  readonly complete: boolean;
}

async function photosArrived({ db, photos }: DesignsContext, owner: Owner, design: DesignToFreeze): Promise<Arrival> {
  const placed = await placedPhotos(db, design.id);
  const ready = placed.length > 0 ? await photos.ready(owner, placed) : new Map<string, never>();
  const tray = new Map(design.outline.photos.map((photo) => [photo.id, photo]));
  const complete = placed.every((id) => {
    const [arrived, used] = [ready.get(id), tray.get(id)];
    return arrived !== undefined && used?.width === arrived.width && used.height === arrived.height;
  });
  return { placed, complete };
}

/** Reasons against ordering the design, the first in the order in which visitors correct them. */
function refusalOf(kind: DesignableKind, found: readonly Finding[], { complete }: Arrival): FreezeFailure | null {
  const forbids = (finding: Finding) => kind.design.forbids?.(finding) ?? forbidsOrder(finding);
  const findings = found.filter(forbids);
  if (!complete || findings.some(({ reason }) => reason === "photo-missing"))
    return { kind: "photos-missing", findings };
  if (findings.length === 0) return null;
  const small = findings.every(({ reason }) => reason === "photo-too-small");
  return { kind: small ? "photos-too-small" : "findings", findings };
}
