import { done, failed } from "../core/outcome.ts";
import { canonicalJson } from "./canonical-json.ts";
import { changedFields } from "./changed-fields.ts";
import type { Configuration, DesignDocument } from "./document.ts";
import { configurationSchema } from "./document-schema.ts";
import type { StepOf } from "./operation.ts";
import type { StepApplication } from "./operation-outcome.ts";

/** Operations on the design as a whole. */
export function setTitle(document: DesignDocument, { title }: StepOf<"setTitle">): StepApplication {
  return done({ document: { ...document, title }, inverse: [{ type: "setTitle", title: document.title }] });
}

export function setConfiguration(
  document: DesignDocument,
  { set, unset }: StepOf<"setConfiguration">,
): StepApplication {
  const { changed, before } = changedFields(document.configuration, set, unset ?? []);
  const configuration = configurationSchema.safeParse(changed);
  if (!configuration.success) return failed({ reason: "unsound-configuration" });
  return done({
    document: { ...document, configuration: configuration.data },
    inverse: [{ type: "setConfiguration", ...before }],
  });
}

/** The step from one configuration to another; null when they are equal, whatever the order of their fields. */
export function configurationStep(from: Configuration, to: Configuration): StepOf<"setConfiguration"> | null {
  const same = (key: string) => from[key] !== undefined && canonicalJson(from[key]) === canonicalJson(to[key]);
  const set = Object.entries(to).filter(([key, value]) => value !== undefined && !same(key));
  const unset = Object.keys(from).filter((key) => from[key] !== undefined && to[key] === undefined);
  if (set.length === 0 && unset.length === 0) return null;
  return {
    type: "setConfiguration",
    set: Object.fromEntries(set),
    ...(unset.length > 0 ? { unset } : {}),
  };
}
