import { PaintedButtonLink } from "../../../../../ui/painted-button.tsx";
import type { Button } from "./schema.ts";

/** The button alone, for blocks that hold some. */
export function ContentButton({ button: { text, link, colour, style } }: { readonly button: Button }) {
  if (link === null) return null;
  return (
    <PaintedButtonLink {...link} paint={{ colour, style }}>
      {text}
    </PaintedButtonLink>
  );
}

export const ButtonBlock = ({ block }: { readonly block: Button }) => (
  <div className="wrap">
    <ContentButton button={block} />
  </div>
);
