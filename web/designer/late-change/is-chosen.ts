import type { DesignDocument } from "../../../design/document.ts";
import type { KindAtHand } from "../context/kind-at-hand.ts";

/** Whether people chose another product; a configuration that only follows what is drawn was not chosen. */
export function isChosen(
  { kind, data }: Pick<KindAtHand, "kind" | "data">,
  before: DesignDocument,
  after: DesignDocument,
): boolean {
  if (before.configuration === after.configuration) return false;
  const [had, has] = [before, after].map(({ configuration }) => kind.configurationSchema.safeParse(configuration));
  if (!had?.success || !has?.success) return false;
  const { configuration } = kind.design.settle({ ...after, configuration: had.data as never }, data);
  return JSON.stringify(kind.configurationSchema.parse(configuration)) !== JSON.stringify(has.data);
}
