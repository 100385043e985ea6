import "./legal-page.css";
import type { ReactNode } from "react";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";

interface LegalPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

const noOpinions = { opinions: false } as const;

/** A page of rules in plain words. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <ShopPage end={noOpinions}>
      <div className="wrap legal-page">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </ShopPage>
  );
}

interface SectionProps {
  readonly title: string;
  /** What is kept as a whole and printed, such as a form. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

export const LegalSection = ({ title, framed, children }: SectionProps) => (
  <section data-framed={framed || undefined}>
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
);

interface TextPageProps {
  readonly text: {
    readonly title: string;
    readonly lead: string;
    readonly sections: readonly { readonly title: string; readonly text: string }[];
  };
}

/** One that is nothing but paragraphs. */
export const LegalTextPage = ({ text: { title, lead, sections } }: TextPageProps) => (
  <LegalPage title={title} lead={lead}>
    {sections.map((section) => (
      <LegalSection key={section.title} title={section.title}>
        <p>{section.text}</p>
      </LegalSection>
    ))}
  </LegalPage>
);
