import { Folded } from "./folded.tsx";
import type { FooterBox } from "./footer-content.ts";
import { FooterLinks } from "./footer-links.tsx";

/** About us, service, countries, languages, elsewhere, apps, seals: what each shows is said by its kind. */
export const Boxes = ({ boxes }: { readonly boxes: readonly FooterBox[] }) =>
  boxes.length > 0 && (
    <div className="footer-boxes">
      {boxes.map(({ kind, title, links }) => (
        <Folded
          key={title}
          title={title}
          as={links.some(({ href }) => href !== undefined) ? "nav" : "section"}
          className={`footer-${kind}`}
        >
          <FooterLinks links={links} />
        </Folded>
      ))}
    </div>
  );
