import type { Headline } from "./schema.ts";

export function HeadlineBlock({ block: { text, subline, level } }: { readonly block: Headline }) {
  const Heading = `h${level}` as const;
  return (
    <div className="wrap content-headline">
      <Heading>{text}</Heading>
      {subline !== "" && <p className="lead">{subline}</p>}
    </div>
  );
}
