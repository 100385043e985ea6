import type { ReactNode } from "react";
import "./card.css";

interface CardProps {
  readonly href: string;
  /** A picture that fills 4:5; with empty `alt`, since the name says it. */
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly fact?: ReactNode;
  readonly price?: ReactNode;
}

/** A product in a list: picture, name, a fact on the left and the price on the right. */
export function Card({ href, picture, name, fact, price }: CardProps) {
  return (
    <a className="card" href={href}>
      <span className="card-picture">{picture}</span>
      <h3>{name}</h3>
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
