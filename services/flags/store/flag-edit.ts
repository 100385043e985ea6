import { z } from "zod";
import { type FlagDefinition, partition } from "../definition/flag-schema.ts";
import { treatmentName } from "../definition/matcher-schema.ts";

/** A small change of a flag as it is by then: made at once by a button, or at a planned time. */
export const flagEdit = z.discriminatedUnion("kind", [
  /** Ends a kill. */
  z.strictObject({ kind: z.literal("start") }),
  /** Everybody gets the default treatment, or the one named, which becomes the default. */
  z.strictObject({ kind: z.literal("kill"), treatment: treatmentName.optional() }),
  /** New sizes of the last roll-out condition. */
  z.strictObject({ kind: z.literal("sizes"), partitions: z.array(partition).min(1).max(100) }),
  /** Share of visitors who take part. */
  z.strictObject({ kind: z.literal("allocation"), percent: z.int().min(0).max(100) }),
]);
export type FlagEdit = z.infer<typeof flagEdit>;

/** Applies an edit to a flag; null: it has no condition whose shares could change. */
export function edited(definition: FlagDefinition, edit: FlagEdit): FlagDefinition | null {
  switch (edit.kind) {
    case "start":
      return { ...definition, killed: false };
    case "kill":
      return { ...definition, killed: true, defaultTreatment: edit.treatment ?? definition.defaultTreatment };
    case "allocation":
      return { ...definition, trafficAllocation: edit.percent };
    case "sizes": {
      const last = definition.conditions.findLastIndex(({ conditionType }) => conditionType === "ROLLOUT");
      if (last === -1) return null;
      const conditions = definition.conditions.map((one, index) =>
        index === last ? { ...one, partitions: edit.partitions } : one,
      );
      return { ...definition, conditions };
    }
  }
}
