import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { appendOperations } from "./append-operations.ts";
import { createDesign } from "./create-design.ts";
import { duplicateVersion, freezeDesign, readVersion } from "./design-version.ts";
import { forgetDesigns } from "./forget-designs.ts";
import { copyDesign, listDesigns, picturedDesign, removeDesign } from "./my-designs.ts";
import type { DesignsDependencies } from "./ports.ts";
import { readDesign } from "./read-design.ts";
import { versionsTooSmall } from "./too-small.ts";
import { ownsVersion, sceneOfVersion } from "./version-scene.ts";

export type { DesignVersion } from "./design-version.ts";
export type { PicturedDesign } from "./version-scene.ts";

/** Designs of visitors and customers, see README. */
export function createDesigns(dependencies: DesignsDependencies) {
  return {
    create: createDesign(dependencies),
    read: readDesign(dependencies),
    list: listDesigns(dependencies),
    picturedOf: picturedDesign(dependencies),
    copy: copyDesign(dependencies),
    remove: removeDesign(dependencies),
    append: appendOperations(dependencies),
    freeze: freezeDesign(dependencies),
    version: readVersion(dependencies),
    duplicate: duplicateVersion(dependencies),
    sceneOf: sceneOfVersion(dependencies),
    tooSmall: versionsTooSmall(dependencies),
    ownsVersion: ownsVersion(dependencies),

    /** At sign-in: what the visitor made moves to the customer. @returns whether there was something */
    async adopt(trx: Db, visitorId: string, customerId: string): Promise<boolean> {
      const visitor: Owner = { visitorId, customerId: null };
      const moved = trx.updateTable("design").set({ customer_id: customerId }).where(ownedBy(visitor)).returning("id");
      return (await moved.execute()).length > 0;
    },

    /** Two accounts of one person become one. */
    async join(trx: Db, from: string, to: string): Promise<void> {
      await trx.updateTable("design").set({ customer_id: to }).where("customer_id", "=", from).execute();
    },

    forget: forgetDesigns,
  };
}

export type Designs = ReturnType<typeof createDesigns>;
