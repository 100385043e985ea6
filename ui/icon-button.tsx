import type { ComponentProps } from "react";
import "./icon-button.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

interface IconFace {
  readonly icon: IconName;
  /** What it does, in words: the name for screen readers and the hint on hover. */
  readonly label: string;
  readonly small?: boolean | undefined;
  /** A number in the corner (articles in the basket); the label must say it too. */
  readonly count?: number | undefined;
}

export interface IconButtonProps extends IconFace, Omit<ComponentProps<"button">, "children"> {}
export interface IconLinkProps extends IconFace, Omit<ComponentProps<"a">, "children"> {
  readonly href: string;
}

const Face = ({ icon, small, count }: Omit<IconFace, "label">) => (
  <>
    <Icon name={icon} small={small} />
    {count ? (
      <span className="icon-button-count num" aria-hidden="true">
        {count}
      </span>
    ) : null}
  </>
);

/** A button of one icon, 44 px. */
export function IconButton({ icon, label, small, count, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={classNames("icon-button", className)} aria-label={label} title={label} {...rest}>
      <Face icon={icon} small={small} count={count} />
    </button>
  );
}

/** A link of one icon, 44 px. */
export function IconLink({ icon, label, small, count, className, href, ...rest }: IconLinkProps) {
  return (
    <a href={href} className={classNames("icon-button", className)} aria-label={label} title={label} {...rest}>
      <Face icon={icon} small={small} count={count} />
    </a>
  );
}
