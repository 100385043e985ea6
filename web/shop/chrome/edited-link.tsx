import type { ComponentProps } from "react";
import { HookedIsland } from "./islands.tsx";
import { linkHook } from "./link-hooks.ts";

/** A link of editors. */
export const EditedLink = (props: ComponentProps<"a">) =>
  linkHook(props.href) === null ? <a {...props} /> : <HookedIsland {...props} />;
