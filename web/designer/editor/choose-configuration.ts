import { configurationOf } from "../../../design/apply-whole.ts";
import type { Desk } from "../desk/desk.ts";

/** The same design under another configuration, as one operation: photo and crop are kept by the kind. */
export function chooseConfiguration({ session, kind, data }: Desk, configuration: unknown): void {
  const { document } = session.state().kept.history;
  session.perform(configurationOf(kind.design.reconfigure(document, configuration, data)));
}
