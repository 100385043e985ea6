import type { ReactNode } from "react";
import "./plate.css";
import { classNames } from "./class-names.ts";

interface PlateProps {
  /** Leads to exactly the configuration that is shown. */
  readonly href: string;
  readonly title: ReactNode;
  /** Material, then size and finish; one line each. */
  readonly facts: readonly string[];
  /** A `Price`, the real one. */
  readonly price?: ReactNode;
  readonly className?: string | undefined;
}

/** The gallery label, our signature: a picture in the shop always says what it is and what it costs. */
export function Plate({ href, title, facts, price, className }: PlateProps) {
  return (
    <a className={classNames("plate", className)} href={href}>
      <b className="plate-title">{title}</b>
      {facts.map((fact) => (
        <span key={fact} className="plate-fact num">
          {fact}
        </span>
      ))}
      {price}
    </a>
  );
}
