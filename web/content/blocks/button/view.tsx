import { PaintedButtonLink } from "../../../../ui/painted-button.tsx";
import type { Button } from "./block.ts";

interface ContentButtonProps {
  readonly button: Pick<Button, "text" | "link" | "colour" | "style">;
}

/** The button alone, for blocks that hold some. */
export function ContentButton({ button: { text, link, colour, style } }: ContentButtonProps) {
  if (link === null) return null;
  return (
    <PaintedButtonLink {...link} paint={{ colour, style }}>
      {text}
    </PaintedButtonLink>
  );
}

export const View = ({ block }: { readonly block: Button }) => (
  <div className="wrap">
    <ContentButton button={block} />
  </div>
);
