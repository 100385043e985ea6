import type { ComponentProps, CSSProperties, ReactNode } from "react";
import "./layout.css";
import { classNames } from "./class-names.ts";

interface RowProps extends ComponentProps<"div"> {
  /** The first at the start, the last at the end, as far as they fit beside each other. */
  readonly apart?: boolean;
}

/** Buttons, filters and the like beside each other; what does not fit goes into the next line. */
export const Row = ({ apart, className, ...rest }: RowProps) => (
  <div {...rest} className={classNames("row", apart && "row-apart", className)} />
);

/** Fields and texts one below the other; each as wide as the stack, buttons as wide as their words. */
export const Stack = ({ className, ...rest }: ComponentProps<"div">) => (
  <div {...rest} className={classNames("stack", className)} />
);

interface CardGridProps {
  /** Width below which a card does not shrink, as CSS writes it. */
  readonly min: string;
  /** A list unless the cards are choices or fields. */
  readonly as?: "ul" | "div";
  readonly className?: string;
  readonly "aria-label"?: string;
  readonly children: ReactNode;
}

/** Cards of equal width, as many beside each other as fit. */
export const CardGrid = ({ as: Tag = "ul", min, className, children, ...rest }: CardGridProps) => (
  <Tag {...rest} className={classNames("card-grid", className)} style={{ "--card-min": min } as CSSProperties}>
    {children}
  </Tag>
);
