import type { ComponentProps, ReactNode } from "react";
import { Notice } from "./notice.tsx";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** Instead of the browser's own submission. */
  readonly onSend: (form: HTMLFormElement, submitter: HTMLElement | null) => unknown;
  /** Why it was not taken; announced at once. */
  readonly failure?: ReactNode;
}

/** A form that scripts send. */
export function Form({ onSend, failure, children, ...form }: FormProps) {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
      }}
    >
      <Failure>{failure}</Failure>
      {children}
    </form>
  );
}

/** Why something was not done, announced at once; nothing while there is nothing to say. */
export const Failure = ({ children }: { readonly children?: ReactNode }) =>
  children ? (
    <Notice tone="bad" announce="assertive">
      {children}
    </Notice>
  ) : null;
