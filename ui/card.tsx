import type { ReactNode } from "react";
import "./card.css";

interface CardProps {
  readonly href: string;
  /** A picture that fills 4:5; with empty `alt`, since the name says it. */
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly fact?: ReactNode;
  readonly price?: ReactNode;
  /** Of the name, below the heading that the list stands under. */
  readonly level?: "h2" | "h3" | undefined;
}

/** A product in a list: picture, name, a fact on the left and the price on the right. */
export function Card({ href, picture, name, fact, price, level: Heading = "h3" }: CardProps) {
  return (
    <a className="card" href={href}>
      <span className="card-picture">{picture}</span>
      <Heading>{name}</Heading>
      <span className="card-line">
        <span>{fact}</span>
        {price}
      </span>
    </a>
  );
}

/** Four cards across, two on phones. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className="cards">{children}</div>;
}
