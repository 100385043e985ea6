import { PaintedButtonLink } from "../../../../ui/painted-button.tsx";
import type { Shop } from "./block.ts";
import styles from "./shop.css?url";

export const View = ({ block: { headline, items } }: { readonly block: Shop }) => (
  <section className="wrap content-shops">
    <link rel="stylesheet" href={styles} precedence="default" />
    {headline !== "" && <h2>{headline}</h2>}
    <ul>
      {items.map(({ text, icon, color, link }) => (
        <li key={text}>
          <PaintedButtonLink
            {...link}
            href={link?.href ?? ""}
            icon={icon}
            paint={{ colour: color, style: "primary-ghost" }}
          >
            {text}
          </PaintedButtonLink>
        </li>
      ))}
    </ul>
  </section>
);
