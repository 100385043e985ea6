import { reconfigured, styleNamedBy } from "../../../products/dressed-kind.ts";
import type { DesignContext } from "../context/design-context.ts";
import type { WardrobeFailure } from "../context/wardrobe-store.ts";
import { settledOperation } from "./page-steps.ts";

type ChosenOn = Pick<DesignContext, "session" | "kind" | "data" | "wardrobes">;

/**
 * The same design under another configuration, as one operation: photo and crop are kept by the kind. At once, but for
 * a style that has to be loaded first.
 *
 * @returns why the style could not be had, and nothing was changed; null when all went well
 */
export async function chooseConfiguration(
  { session, kind, data, wardrobes }: ChosenOn,
  configuration: unknown,
): Promise<WardrobeFailure | null> {
  const present = () => session.state().kept.history.document;
  const style = styleNamedBy(kind, configuration);
  if (style !== null && style !== styleNamedBy(kind, present().configuration) && !wardrobes.at(style)) {
    const loaded = await wardrobes.load(style, present());
    if (!loaded.ok) return loaded.error;
  }
  const steps = reconfigured(kind, present(), configuration, data, wardrobes.at);
  const operation = settledOperation(kind.design, data, present(), steps);
  if (operation) session.perform(operation);
  return null;
}
