import { type ComponentProps, useState } from "react";
import { Spinner } from "../../../ui/spinner.tsx";
import { linkHook } from "../link-hooks/link-hooks.ts";
import { useHook } from "../link-hooks/use-hook.ts";

/**
 * A link of editors, or a button where its address asks something of the page (`link-hooks.ts`); nothing while nobody
 * does that: a dead link would promise what does not happen.
 */
export function HookedLink({ href, children, className, title, ...more }: ComponentProps<"a">) {
  const hook = linkHook(href);
  const offer = useHook(hook);
  const [busy, setBusy] = useState(false);
  if (hook === null) {
    return (
      <a href={href} className={className} title={title} {...more}>
        {children}
      </a>
    );
  }
  if (offer === null) return null;
  const press = async () => {
    // What is under way is not restarted.
    if (busy) return;
    setBusy(true);
    await offer.act();
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={className}
      title={title}
      onPointerEnter={offer.near}
      onFocus={offer.near}
      aria-busy={busy || undefined}
      onClick={() => void press()}
    >
      {children}
      {busy && <Spinner />}
    </button>
  );
}
