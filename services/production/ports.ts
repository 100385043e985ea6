import type { RecipientList } from "../../design/recipients/recipient.ts";
import type { Db } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { PhotoSource } from "../../print/photo-source.ts";
import type { DesignableKind } from "../../products/registry.ts";
import type { Designs } from "../designs/service.ts";
import type { LineToPrint, Orders } from "../orders/service.ts";
import type { Partners } from "./partners.ts";

export interface ProductionDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly designs: Pick<Designs, "version" | "sceneOf" | "piecesOf">;
  /** Data of the release a design was frozen with, parsed by its kind. */
  readonly releases: { at(kind: string, release: number): Promise<{ readonly data: unknown } | null> };
  readonly orders: Pick<Orders, "lineToPrint" | "holdLine" | "reportFile">;
  /** Lists that pieces are printed for; none when left out. */
  readonly recipients?: { ordered(list: string): Promise<RecipientList | null> };
  /** Masters of the photos, as intake keeps them. */
  readonly photos: PhotoSource;
  /** Print houses by the role of a file. */
  readonly partners: Partners;
  /** The kind of a key; those of the registry when left out. */
  readonly kindOf?: (key: string) => DesignableKind | undefined;
  /** A folder of this machine in which files are written before they are checked; made when it is missing. */
  readonly folder: string;
  /** Day on which a paid order must leave the house, ISO. */
  readonly dueDay: (order: LineToPrint["order"]) => Promise<string>;
}
