import { useEffect, useRef } from "react";
import { useNavigate, useOutletContext, useParams } from "react-router";
import { type AssetView, officeAssetPaths } from "../../../services/content/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { useGet } from "../data/use-get.ts";
import { useSay } from "../frame/news.tsx";
import { useCloseByEscape } from "../orders/use-close-by-escape.ts";
import { AssetActions } from "./asset-actions.tsx";
import { AssetForm } from "./asset-form.tsx";
import { AssetLog, AssetUse } from "./asset-use.tsx";
import type { AssetsContext } from "./assets-route.tsx";
import { useContentText } from "./use-content-text.ts";

/** One asset: its words, its focus, where it is shown, another file in its place. */
export default function Asset() {
  const { id = "" } = useParams();
  const t = useContentText();
  const navigate = useNavigate();
  const say = useSay();
  const { back, folders, onChanged } = useOutletContext<AssetsContext>();
  const { answer, reload, put } = useGet<AssetView>(officeAssetPaths.asset(id));
  const pane = useRef<HTMLElement>(null);
  useCloseByEscape(back);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asset once
  useEffect(() => {
    if (!matchMedia("(min-width: 1280px)").matches) pane.current?.focus();
  }, [id]);
  const onSaved = (text: string) => (saved: AssetView) => {
    put(saved);
    onChanged();
    say(text);
  };
  return (
    <article className="page-pane" aria-label={t.asset} ref={pane} tabIndex={-1} key={id}>
      <div className="page-nav">
        <a className="page-back" href={back}>
          <Icon name="arrow-left" small />
          {t.assetsBack}
        </a>
        <IconLink icon="close" label={t.assetClose} href={back} className="page-close" />
      </div>
      <AnswerWait answer={answer} onRetry={() => void reload()} rows={5} />
      {answer.kind === "ready" && (
        <>
          <h2>{answer.value.name}</h2>
          <AssetForm key={answer.value.address} asset={answer.value} folders={folders} onSaved={onSaved(t.saved)} />
          <AssetUse asset={answer.value} />
          <AssetActions
            asset={answer.value}
            onReplaced={onSaved(t.replaced)}
            onRemoved={() => {
              onChanged();
              void navigate(back, { preventScrollReset: true });
            }}
          />
          <AssetLog asset={answer.value} />
        </>
      )}
    </article>
  );
}
