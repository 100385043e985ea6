import type { ComponentProps, ReactNode } from "react";
import "./button.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonLook {
  /** One primary button a view; `ghost` beside it; `quiet` in toolbars. */
  readonly look?: "primary" | "ghost" | "quiet" | undefined;
  readonly small?: boolean | undefined;
  /** Fills its column: always, or on phones only. */
  readonly wide?: boolean | "mobile" | undefined;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "children" | "className"> {
  /** The button's work is under way: it cannot be pressed again, keeps its focus and shows a spinner. */
  readonly loading?: boolean | undefined;
  /** Said instead of the label while loading. */
  readonly loadingText?: string | undefined;
}

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<"a">, "children" | "className"> {
  readonly href: string;
}

const classesOf = ({ look = "primary", small, wide, className }: ButtonLook) =>
  classNames(
    "button",
    look !== "primary" && `button-${look}`,
    small && "button-small",
    wide === true && "button-wide",
    wide === "mobile" && "button-wide-mobile",
    className,
  );

/** Does something on this page. Inside a form say `type="submit"`; the default does not submit. */
export function Button(props: ButtonProps) {
  const { look, small, wide, icon, iconAfter, className, children, loading, loadingText, onClick, type, ...rest } =
    props;
  // `disabled` would throw away the focus of the person who pressed it, so a busy button stays focusable and does nothing
  const busy = loading ? { "aria-busy": true, "aria-disabled": true } : {};
  return (
    <button
      type={loading && type === "submit" ? "button" : (type ?? "button")}
      className={classesOf(props)}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
      {...busy}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} small />}
      {loading && loadingText ? loadingText : children}
      {!loading && iconAfter && <Icon name={iconAfter} small />}
    </button>
  );
}

/** Looks like a button and goes somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, small, wide, icon, iconAfter, className, children, href, ...rest } = props;
  return (
    <a href={href} className={classesOf(props)} {...rest}>
      {icon && <Icon name={icon} small />}
      {children}
      {iconAfter && <Icon name={iconAfter} small />}
    </a>
  );
}
