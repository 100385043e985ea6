import { done, failed } from "../../core/outcome.ts";
import type { RecipientsRef } from "../../design/recipients/recipient.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { DesignVersions, FrozenDesign } from "./ports.ts";

/** Designs that exist only in memory, frozen and guarded like real ones. */
export interface DesignsFixture extends DesignVersions {
  /** A new design of the owner, as her browser would send it. */
  design(
    owner: Owner,
    size?: "small" | "large" | "huge",
    recipients?: RecipientsRef,
  ): { designId: string; sequence: number; sceneHash: string };
  /** From now on a photo of this design has too few pixels, also in versions frozen before. */
  blur(designId: string): void;
}

export function designsFixture(): DesignsFixture {
  const designs = new Map<string, { owner: Owner; sequence: number; frozen: FrozenDesign }>();
  const versions = new Map<string, FrozenDesign>();
  const blurred = new Set<string>();

  const create = (owner: Owner, frozen: FrozenDesign) => {
    const designId = newId();
    designs.set(designId, { owner, sequence: 3, frozen });
    return { designId, sequence: 3, sceneHash: frozen.sceneHash };
  };

  return {
    design: (owner, size = "small", recipients) =>
      create(owner, {
        versionId: newId(),
        kind: "plain-print",
        configuration: { size, frameOnly: false, ...(recipients && { recipients }) },
        release: 1,
        title: "Am See",
        sceneHash: newId().replaceAll("-", "").repeat(2),
      }),
    freeze: async (owner, designId, seen) => {
      const found = designs.get(designId);
      if (!found || found.owner.visitorId !== owner.visitorId) return failed({ kind: "not-found" });
      if (found.sequence !== seen.sequence) return failed({ kind: "sequence-conflict" });
      if (found.frozen.sceneHash !== seen.sceneHash) return failed({ kind: "scene-mismatch" });
      if (blurred.has(found.frozen.versionId)) return failed({ kind: "photos-too-small", findings: [] });
      versions.set(found.frozen.versionId, found.frozen);
      return done(found.frozen);
    },
    tooSmall: async (versionIds) => new Set(versionIds.filter((id) => blurred.has(id))),
    blur: (designId) => blurred.add(designs.get(designId)?.frozen.versionId ?? ""),
    version: async (versionId) => versions.get(versionId) ?? null,
    duplicate: async (owner, versionId) => {
      const version = versions.get(versionId);
      if (!version) return failed("not-found");
      return done({ designId: create(owner, { ...version, versionId: newId() }).designId });
    },
  };
}
