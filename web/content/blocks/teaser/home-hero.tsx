import type { ReactNode } from "react";
import "./home-hero.css";
import { Plate } from "../../../../ui/plate.tsx";
import { Price } from "../../../../ui/price.tsx";

interface HomeHeroProps {
  readonly picture: ReactNode;
  /** Heading, lead and ways on. */
  readonly children: ReactNode;
  /** What hangs in the picture, with its real price as written in the locale; null: nothing is said of it. */
  readonly label: {
    readonly href: string;
    readonly title: string;
    readonly facts: readonly string[];
    readonly price: string;
  } | null;
}

/** What the home page begins with: a room, words over its wall, and a label beside what hangs there. */
export const HomeHero = ({ picture, label, children }: HomeHeroProps) => (
  <section className="home-hero">
    <div className="home-hero-picture">
      {picture}
      {label && <Plate className="home-hero-label" {...label} price={<Price current={label.price} />} />}
    </div>
    <div className="wrap home-hero-words">{children}</div>
  </section>
);
