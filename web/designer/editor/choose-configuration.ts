import { reconfigured } from "../../../products/dressed-kind.ts";
import type { Desk } from "../desk/desk.ts";
import { settledOperation } from "../pages/page-steps.ts";

/** The same design under another configuration, as one operation: photo and crop are kept by the kind. */
export function chooseConfiguration({ session, kind, data, wardrobes }: Desk, configuration: unknown): void {
  const { document } = session.state().kept.history;
  const steps = reconfigured(kind, document, configuration, data, wardrobes.at);
  const operation = settledOperation(kind.design, data, document, steps);
  if (operation) session.perform(operation);
}
