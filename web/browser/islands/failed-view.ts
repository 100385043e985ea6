import type { ComponentType } from "react";

export interface FailedViewProps {
  readonly error: unknown;
  /** It had the page's heading: what is left around it is no page. */
  readonly isPage: boolean;
}

type LoadFailedView = () => Promise<{ readonly default: ComponentType<FailedViewProps> }>;

let given: LoadFailedView | null = null;

/** Sets what is shown instead of an island that failed; loaded when the first one fails. */
export const showFailuresBy = (load: LoadFailedView): void => {
  given = load;
};

export const loadFailedView: LoadFailedView = () => given?.() ?? Promise.resolve({ default: () => null });
