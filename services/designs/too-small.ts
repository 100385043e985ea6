import { readVersion } from "./design-version.ts";
import type { DesignsDependencies } from "./ports.ts";
import { isTooSmall } from "./scene-of-design.ts";
import { sceneOfVersion } from "./version-scene.ts";

/**
 * Those of these versions that show a photo with too few pixels. Freezing refuses such designs, so only versions frozen
 * before that was so are compiled here, each once.
 */
export function versionsTooSmall(dependencies: DesignsDependencies) {
  const { db } = dependencies;
  return async (versionIds: readonly string[]): Promise<ReadonlySet<string>> => {
    if (versionIds.length === 0) return new Set();
    const rows = await db
      .selectFrom("design_version")
      .select(["id", "too_small"])
      .where("id", "in", versionIds)
      .execute();
    const judged = await Promise.all(
      rows.map(async ({ id, too_small }) => ((too_small ?? (await judge(dependencies, id))) ? [id] : [])),
    );
    return new Set(judged.flat());
  };
}

/** Judges a version and keeps what came of it: neither the version nor its release ever changes. */
async function judge(dependencies: DesignsDependencies, versionId: string): Promise<boolean> {
  const version = await readVersion(dependencies)(versionId);
  if (!version) return false;
  const compiled = await sceneOfVersion(dependencies)(version);
  // What cannot be drawn at all is stopped by the print file's own check.
  if (!compiled.ok) return false;
  const tooSmall = isTooSmall(version.document, compiled.value);
  await dependencies.db
    .updateTable("design_version")
    .set({ too_small: tooSmall })
    .where("id", "=", versionId)
    .execute();
  return tooSmall;
}
