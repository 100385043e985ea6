import { FoldedIsland as Folded } from "../islands.tsx";
import type { FooterBox } from "./footer-content.ts";
import { FooterLinks } from "./footer-links.tsx";
import { placesAnchor } from "./place-boxes.ts";

/** About us, service, countries, languages, elsewhere, apps, seals: what each shows is said by its kind. */
export const Boxes = ({ boxes }: { readonly boxes: readonly FooterBox[] }) =>
  boxes.length > 0 && (
    <div className="footer-boxes">
      {boxes.map(({ kind, title, links }) => (
        <Folded
          key={title}
          title={title}
          anchor={kind === "international" ? placesAnchor : undefined}
          as={links.some(({ href }) => href !== undefined) ? "nav" : "section"}
          className={`footer-${kind}`}
        >
          <FooterLinks links={links} />
        </Folded>
      ))}
    </div>
  );
