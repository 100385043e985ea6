import type { ComponentProps } from "react";
import { linkHook, useHook } from "./link-hooks.ts";

/**
 * A link of editors, or a button where its address asks something of the page (`link-hooks.ts`); nothing while nobody does that: a dead
 * link would promise what does not happen.
 */
export function HookedLink({ href, children, className, title, ...more }: ComponentProps<"a">) {
  const hook = linkHook(href);
  const act = useHook(hook);
  if (hook === null) {
    return <a {...{ href, className, title, ...more }}>{children}</a>;
  }
  if (act === null) return null;
  return (
    <button type="button" {...{ className, title }} onClick={act}>
      {children}
    </button>
  );
}
