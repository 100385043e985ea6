import { done, failed } from "../core/outcome.ts";
import type { DesignDocument } from "./document.ts";
import { flaws } from "./document-schema.ts";
import type { StepOf } from "./operation.ts";
import type { Application } from "./operation-outcome.ts";

/** Operations on the design as a whole. */
export function setTitle(document: DesignDocument, { title }: StepOf<"setTitle">): Application {
  return done({ document: { ...document, title }, inverse: { type: "setTitle", title: document.title } });
}

export function setConfiguration(
  document: DesignDocument,
  { configuration, surfaces }: StepOf<"setConfiguration">,
): Application {
  const issues = flaws({ photos: document.photos, surfaces });
  if (issues.length > 0) return failed({ reason: "unsound-surfaces", issues });
  return done({
    document: { ...document, configuration, surfaces },
    inverse: configurationOf(document),
  });
}

/** The operation that gives a design the configuration and surfaces of this one. */
export const configurationOf = ({ configuration, surfaces }: DesignDocument): StepOf<"setConfiguration"> => ({
  type: "setConfiguration",
  configuration,
  surfaces,
});
