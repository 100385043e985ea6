import { useNavigate, useOutletContext, useParams } from "react-router";
import { type AssetView, officeAssetPaths } from "../../../services/content/contract.ts";
import { SidePane } from "../data/side-pane.tsx";
import { useGet } from "../data/use-get.ts";
import { useSay } from "../frame/news.tsx";
import { AssetActions } from "./asset-actions.tsx";
import { AssetForm } from "./asset-form.tsx";
import { AssetLog, AssetUse } from "./asset-use.tsx";
import type { AssetsContext } from "./assets-route.tsx";
import { useContentText } from "./words.ts";

/** One asset: its words, its focus, where it is shown, another file in its place. */
export default function Asset() {
  const { id = "" } = useParams();
  const t = useContentText();
  const navigate = useNavigate();
  const say = useSay();
  const { back, folders, onChanged } = useOutletContext<AssetsContext>();
  const { answer, reload, put } = useGet<AssetView>(officeAssetPaths.asset(id));
  const onSaved = (text: string) => (saved: AssetView) => {
    put(saved);
    onChanged();
    say(text);
  };
  return (
    <SidePane
      id={id}
      back={back}
      words={{ title: t.asset, back: t.assetsBack, close: t.assetClose }}
      answer={answer}
      onRetry={() => void reload()}
      className="page-pane"
    >
      {(asset) => (
        <>
          <h2>{asset.name}</h2>
          <AssetForm key={asset.address} asset={asset} folders={folders} onSaved={onSaved(t.saved)} />
          <AssetUse asset={asset} />
          <AssetActions
            asset={asset}
            onReplaced={onSaved(t.replaced)}
            onRemoved={() => {
              onChanged();
              void navigate(back, { preventScrollReset: true });
            }}
          />
          <AssetLog asset={asset} />
        </>
      )}
    </SidePane>
  );
}
