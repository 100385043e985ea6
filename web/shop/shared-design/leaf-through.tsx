import { type KeyboardEvent, useState } from "react";
import type { LeafableDesign } from "../../../services/designs/contract.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { nextByKey } from "../../../ui/roving.ts";
import { useMessages } from "../../words/context.tsx";

interface LeafThroughProps {
  readonly design: LeafableDesign;
  /** Address of a page's picture. */
  readonly pictureOf: (page: number) => string;
}

/** Pages as they lie beside each other in the product, turned by buttons and arrow keys. */
export function LeafThrough({ design: { openings, sceneHash }, pictureOf }: LeafThroughProps) {
  const t = useMessages().sharedDesign;
  const [turned, turn] = useState(0);
  const at = Math.min(turned, Math.max(openings.length - 1, 0));
  const opening = openings[at] ?? [];
  const most = openings.flat().length;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key.startsWith("Arrow") ? nextByKey(event.key, at, openings.length) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };
  const width = opening.reduce((sum, page) => sum + page.width, 0);
  const height = Math.max(0, ...opening.map((page) => page.height));
  return (
    <section className="leaf-through" aria-label={t.pages}>
      <div className="leaf-through-pages">
        <div className="leaf-through-opening" style={{ ["--ratio" as string]: width / height }}>
          {opening.map((page) => (
            <SharedPage
              key={`${page.page} ${sceneHash}`}
              page={page}
              src={pictureOf(page.page)}
              share={page.width / width}
            />
          ))}
        </div>
      </div>
      {openings.length > 1 && (
        <div className="leaf-through-bar" role="toolbar" aria-label={t.keys} onKeyDown={onKeyDown}>
          <IconButton icon="arrow-left" label={t.previous} disabled={at === 0} onClick={() => turn(at - 1)} />
          <span role="status" className="num">
            {t.page({ numbers: opening.map(({ page }) => page + 1).join("–"), of: most })}
          </span>
          <IconButton
            icon="arrow-right"
            label={t.next}
            disabled={at === openings.length - 1}
            onClick={() => turn(at + 1)}
          />
        </div>
      )}
    </section>
  );
}

interface SharedPageProps {
  readonly page: LeafableDesign["openings"][number][number];
  readonly src: string;
  /** Of the opening's width. */
  readonly share: number;
}

function SharedPage({ page, src, share }: SharedPageProps) {
  const t = useMessages().sharedDesign;
  const [missing, setMissing] = useState(false);
  const style = { width: `${share * 100}%`, aspectRatio: `${page.width} / ${page.height}` };
  if (missing) {
    return (
      <p className="leaf-through-missing label" style={style}>
        {t.missing}
      </p>
    );
  }
  return <img style={style} src={src} alt={t.picture({ number: page.page + 1 })} onError={() => setMissing(true)} />;
}
