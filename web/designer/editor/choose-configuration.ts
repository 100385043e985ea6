import { together } from "../../../design/operation.ts";
import { reconfigured } from "../../../products/dressed-kind.ts";
import type { Desk } from "../desk/desk.ts";

/** The same design under another configuration, as one operation: photo and crop are kept by the kind. */
export function chooseConfiguration({ session, kind, data, wardrobes }: Desk, configuration: unknown): void {
  const { document } = session.state().kept.history;
  const steps = reconfigured(kind, document, configuration, data, wardrobes.at);
  if (steps.length > 0) session.perform(together(steps));
}
