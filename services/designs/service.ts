import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { designableKindOf } from "../../products/registry.ts";
import { appendOperations } from "./append-operations.ts";
import { createDesign } from "./create-design.ts";
import { openingsOfDesign } from "./design-openings.ts";
import { pageHashesOf, pageOfDesign } from "./design-page.ts";
import { duplicateVersion, readVersion } from "./design-version.ts";
import { forgetDesigns } from "./forget-designs.ts";
import { freezeDesign } from "./freeze-design.ts";
import { createHeavySides } from "./heavy-sides.ts";
import { leafableVersion } from "./leafable.ts";
import { makeSequel } from "./make-sequel.ts";
import { copyDesign, exportDesigns, listDesigns, picturedDesign, removeDesign } from "./my-designs.ts";
import { operationsSince } from "./operations-since.ts";
import { piecesOfVersion } from "./pieces-of-version.ts";
import type { DesignsContext, DesignsDependencies } from "./ports.ts";
import { readDesign, writtenDesign } from "./read-design.ts";
import { createStock } from "./stock.ts";
import { ownsVersion, sceneOfVersion, versionsTooSmall } from "./version-scene.ts";

export type { PicturedPage, Shown } from "./design-page.ts";
export type { DesignVersion, FrozenVersion } from "./design-version.ts";
export type { SeenDesign } from "./freeze-outcome.ts";
export { designsInSchema2 } from "./migrate-schema-2/designs-in-schema-2.ts";
export { piecesOfVersion } from "./pieces-of-version.ts";
export { createSharing, type Sharing } from "./sharing/sharing.ts";
export { createStock } from "./stock.ts";
export type { PicturedDesign } from "./version-scene.ts";

/** Designs of visitors and customers, see README. */
export function createDesigns(dependencies: DesignsDependencies) {
  const heavy = createHeavySides();
  const context: DesignsContext = {
    kindOf: designableKindOf,
    ...dependencies,
    compiler: { stock: dependencies.stock ?? createStock(), heavy },
  };
  return {
    create: createDesign(context),
    read: readDesign(context),
    /** The same with the document as JSON text, for responses. */
    written: writtenDesign(context),
    list: listDesigns(context),
    exported: exportDesigns(context),
    picturedOf: picturedDesign(context),
    copy: copyDesign(context),
    remove: removeDesign(context),
    append: appendOperations(context),
    since: operationsSince(context),
    freeze: freezeDesign(context),
    version: readVersion(context),
    leafable: leafableVersion(context),
    duplicate: duplicateVersion(context),
    sequel: makeSequel(context),
    sceneOf: sceneOfVersion(context),
    piecesOf: piecesOfVersion(context),
    pageOf: pageOfDesign(context),
    pageHashes: pageHashesOf(context),
    openingsOf: openingsOfDesign(context),
    tooSmall: versionsTooSmall(context),
    ownsVersion: ownsVersion(context),

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
    close: () => heavy.close(),
  };
}

export type Designs = ReturnType<typeof createDesigns>;
