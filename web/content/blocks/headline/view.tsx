import type { Headline } from "./block.ts";

export function View({ block: { text, subline, level } }: { readonly block: Headline }) {
  const Heading = `h${level}` as const;
  return (
    <div className="wrap content-headline">
      <Heading>{text}</Heading>
      {subline !== "" && <p className="lead">{subline}</p>}
    </div>
  );
}
