import "./legal-page.css";
import { ShopPage } from "../chrome/shop-page.tsx";

interface LegalPageProps {
  readonly text: {
    readonly title: string;
    readonly lead: string;
    readonly sections: readonly { readonly title: string; readonly text: string }[];
  };
}

/** A page of rules in plain words. */
export function LegalPage({ text: { title, lead, sections } }: LegalPageProps) {
  return (
    <ShopPage>
      <div className="wrap legal-page">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </div>
    </ShopPage>
  );
}
