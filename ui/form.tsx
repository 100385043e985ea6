import type { ComponentProps, ReactNode } from "react";
import "./layout.css";
import { classNames } from "./class-names.ts";
import { Notice } from "./notice.tsx";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** Instead of the browser's own submission. */
  readonly onSend: (form: HTMLFormElement, submitter: HTMLElement | null) => unknown;
  /** Why it was not taken; announced at once. */
  readonly failure?: ReactNode;
}

/** A form that scripts send; its fields stand one below the other. */
export function Form({ onSend, failure, className, children, ...form }: FormProps) {
  return (
    <form
      {...form}
      className={classNames("stack", className)}
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
