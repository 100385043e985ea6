import type { PageSection } from "../../../products/page-section.ts";
import type { Piece } from "./calculator.ts";
import { Formats } from "./formats.tsx";
import { Options } from "./options.tsx";
import { Rows } from "./rows.tsx";
import { Count, Drawing, Ladder, Picks, Slide } from "./section-parts.ts";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly sections: readonly PageSection<Piece>[];
  readonly calculator: Calculator;
}

/** What there is to choose, whatever is sold: each section of the kind's page as it is drawn. */
export const CalculatorSections = ({ sections, calculator }: Props) =>
  sections.map((section) => <Section key={section.key} section={section} calculator={calculator} />);

function Section({ section, calculator }: { readonly section: PageSection<Piece>; readonly calculator: Calculator }) {
  switch (section.kind) {
    case "rows":
      return <Rows section={section} calculator={calculator} />;
    case "formats":
      return <Formats section={section} calculator={calculator} />;
    case "options":
      return <Options section={section} calculator={calculator} />;
    case "picks":
      return <Picks section={section} calculator={calculator} />;
    case "slide":
      return <Slide section={section} calculator={calculator} />;
    case "ladder":
      return <Ladder section={section} calculator={calculator} />;
    case "count":
      return <Count section={section} calculator={calculator} />;
    case "drawing":
      return <Drawing section={section} calculator={calculator} />;
  }
}
