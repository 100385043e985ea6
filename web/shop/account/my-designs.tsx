import { useRef, useState } from "react";
import { type MyDesigns as Designs, designPaths, type MyDesign } from "../../../services/designs/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { browserApi } from "../../browser/browser-api.ts";
import type { Fetched } from "../../browser/store/use-fetched.ts";
import { ShareDialog } from "../../frame/share/share-dialog.tsx";
import { useMessages } from "../../words/context.tsx";
import { DesignCard } from "./design-card.tsx";
import { FetchedList } from "./fetched-list.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

type News = "designCopied" | "designRemoved" | "designFailed";

/** All her designs: to go on with, to share, to copy, to remove. */
export function MyDesigns({ list }: { readonly list: Fetched<Designs> }) {
  const t = useMessages().account;
  const [busy, setBusy] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<MyDesign | null>(null);
  const [shared, share] = useState<string | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const said = useRef<HTMLDivElement>(null);

  const change = async (id: string, doing: "copy" | "remove") => {
    if (busy !== null) return;
    setBusy(id);
    setNews(null);
    const api = browserApi();
    const answer = doing === "copy" ? await api.post(designPaths.copy(id)) : await api.del(designPaths.design(id));
    list.again();
    setBusy(null);
    setLeaving(null);
    setNews(answer.ok ? (doing === "copy" ? "designCopied" : "designRemoved") : "designFailed");
    // The card with the button may be gone; the focus must be somewhere.
    said.current?.focus();
  };
  return (
    <FetchedList title={t.designs} list={list}>
      {({ designs }) => (
        <>
          <div ref={said} role="status" tabIndex={-1} className="list-news">
            {news && <Notice tone={news === "designFailed" ? "bad" : "ok"}>{t[news]}</Notice>}
          </div>
          {designs.length === 0 ? (
            <p>{t.noDesigns}</p>
          ) : (
            <ul className="my-designs">
              {designs.map((design) => (
                <DesignCard
                  key={design.id}
                  design={design}
                  busy={busy === design.id}
                  onShare={() => share(design.id)}
                  onCopy={() => change(design.id, "copy")}
                  onRemove={() => setLeaving(design)}
                />
              ))}
            </ul>
          )}
          <ShareDialog design={shared ?? ""} words={t.share} open={shared !== null} onClose={() => share(null)} />
          <RemoveDialog
            name={leaving && (leaving.name || leaving.title)}
            text={t.removeText}
            removing={busy !== null}
            onKeep={() => setLeaving(null)}
            onRemove={() => leaving && change(leaving.id, "remove")}
          />
        </>
      )}
    </FetchedList>
  );
}
