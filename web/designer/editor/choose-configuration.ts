import type { Desk } from "../desk/desk.ts";
import { settledOperation } from "../pages/page-steps.ts";

/** The same design under another configuration, as one operation: photo and crop are kept by the kind. */
export function chooseConfiguration({ session, kind, data }: Desk, configuration: unknown): void {
  const { document } = session.state().kept.history;
  const steps = kind.design.reconfigure(document, configuration, data, null, null);
  const operation = settledOperation(kind.design, data, document, steps);
  if (operation) session.perform(operation);
}
