import type { ComponentProps } from "react";
import { linkHook } from "../link-hooks/link-hooks.ts";
import { HookedIsland } from "./islands.tsx";

/** A link of editors. */
export const EditedLink = (props: ComponentProps<"a">) =>
  linkHook(props.href) === null ? <a {...props} /> : <HookedIsland {...props} />;
