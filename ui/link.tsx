import type { ComponentProps } from "react";
import "./link.css";
import { classNames } from "./class-names.ts";

export interface LinkProps extends ComponentProps<"a"> {
  readonly href: string;
  /** Underlined and bold, the link of running text and section heads; otherwise it looks as its surroundings say. */
  readonly underlined?: boolean;
}

/** A link. The application may take over the click for navigation without a page load. */
export function Link({ underlined, className, ...rest }: LinkProps) {
  return <a className={classNames(underlined && "link", className) || undefined} {...rest} />;
}
