import type { ReactNode } from "react";
import type { Answer } from "./use-answer.ts";

interface BelowListProps {
  /** The lists above. */
  readonly answers: readonly Answer<unknown>[];
  readonly children: ReactNode;
}

/**
 * What stands below lists whose length nobody knows: it is seen once they are there, so that it never moves. Until then it is
 * hidden and not left out: it asks for its own answers meanwhile, and what was typed in it stays when a list is asked for anew.
 */
export const BelowList = ({ answers, children }: BelowListProps) => (
  <div hidden={answers.some(({ kind }) => kind === "loading")}>{children}</div>
);
