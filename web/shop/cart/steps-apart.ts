import type { CartLine } from "../../../services/carts/contract.ts";

/**
 * Whether somebody may expect that the pieces of this line and of another one count together for a lower price: both
 * are of one kind whose price falls with their number.
 */
export const stepsApart = (line: CartLine, lines: readonly CartLine[]): boolean =>
  line.stepped &&
  line.versionId !== null &&
  lines.some((other) => other.id !== line.id && other.kind === line.kind && other.versionId !== null);
