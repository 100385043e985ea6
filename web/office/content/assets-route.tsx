import { useRef } from "react";
import { Outlet, useMatch, useNavigate, useSearchParams } from "react-router";
import {
  type AssetFolder,
  type AssetKind,
  type AssetList,
  assetKinds,
  officeAssetPaths,
} from "../../../services/content/contract.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Select } from "../../../ui/select.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { ListPages } from "../data/list-pages.tsx";
import { officePages } from "../data/office-paths.ts";
import { SearchField } from "../data/search-field.tsx";
import { useGet } from "../data/use-get.ts";
import { useReturnToRow } from "../data/use-return-to-row.ts";
import { AssetFolders } from "./asset-folders.tsx";
import { AssetTile } from "./asset-tile.tsx";
import { DropPlace, UploadButton, UploadReport } from "./asset-upload.tsx";
import { useContentText } from "./use-content-text.ts";
import { useUploads } from "./use-uploads.ts";
import "../data/list-head.css";
import "./assets.css";

/** What an open asset knows of its list. */
export interface AssetsContext {
  /** Address of the list without an open asset. */
  readonly back: string;
  readonly folders: readonly AssetFolder[];
  readonly onChanged: () => void;
}

/** What of the library is shown; it lives in the address. `folder` null: all assets. */
interface AssetChoice {
  readonly folder: number | null;
  readonly search: string;
  readonly kind: AssetKind | null;
  readonly page: number;
}

function readAssetChoice(query: URLSearchParams): AssetChoice {
  const [folder, page] = [query.get("folder") ?? "", Number(query.get("page"))];
  return {
    folder: /^[1-9]\d{0,14}$/.test(folder) ? Number(folder) : null,
    search: (query.get("search") ?? "").trim().slice(0, 100),
    kind: assetKinds.find((kind) => kind === query.get("kind")) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

const entriesOf = ({ folder, search, kind, page }: AssetChoice): Record<string, string> => ({
  ...(folder !== null && { folder: String(folder) }),
  ...(search !== "" && { search }),
  ...(kind && { kind }),
  ...(page > 1 && { page: String(page) }),
});

/** The asset library: folders, pictures, and beside them the one that is open. */
export default function Assets() {
  const t = useContentText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const choice = readAssetChoice(query);
  const open = useMatch(officePages.contentAsset(":id"))?.params.id ?? null;
  const section = useRef<HTMLElement>(null);
  useReturnToRow(section, open);
  const { answer, reload } = useGet<AssetList>(officeAssetPaths.assets, { query: entriesOf(choice), keep: true });
  const uploads = useUploads(choice.folder, () => void reload());
  const addressOf = (path: string, change: Partial<AssetChoice> = {}) => {
    const parts = new URLSearchParams(entriesOf({ ...choice, page: 1, ...change }));
    return parts.size === 0 ? path : `${path}?${parts}`;
  };
  const listAt = (change: Partial<AssetChoice>) => addressOf(officePages.contentAssets, change);
  const list = answer.kind === "ready" ? answer.value : null;
  const context: AssetsContext = {
    back: listAt({ page: choice.page }),
    folders: list?.folders ?? [],
    onChanged: () => void reload(),
  };
  return (
    <div className="pages" data-open={open === null ? undefined : true}>
      <section className="pages-list" ref={section} aria-label={t.assets}>
        <DropPlace uploads={uploads}>
          <div className="pages-tools">
            <div className="asset-bring">
              <UploadButton uploads={uploads} />
              <p className="label">{t.assetDropHint}</p>
            </div>
            <div className="asset-find">
              <Select
                label={t.assetKind}
                labelHidden
                value={choice.kind ?? ""}
                options={[
                  { value: "", label: t.assetAllKinds },
                  ...assetKinds.map((kind) => ({ value: kind, label: t.assetKinds[kind] })),
                ]}
                onChange={({ target }) =>
                  void navigate(listAt({ kind: assetKinds.find((kind) => kind === target.value) ?? null }))
                }
              />
              <SearchField value={choice.search} hint={t.assetSearch} addressOf={(search) => listAt({ search })} />
            </div>
          </div>
          <UploadReport uploads={uploads} />
          {list && (
            <AssetFolders
              folders={list.folders}
              current={choice.folder}
              addressOf={(folder) => addressOf(officePages.contentAssets, { folder, search: "" })}
              onChanged={() => void reload()}
            />
          )}
          <AnswerWait answer={answer} onRetry={() => void reload()} />
          {list?.assets.length === 0 && <NoAssets isNarrowed={choice.search !== "" || choice.kind !== null} />}
          {list && list.assets.length > 0 && (
            <ul className="asset-grid" data-fresh={answer.kind === "ready" && answer.fresh}>
              {list.assets.map((asset) => (
                <li key={asset.id}>
                  <a
                    className="asset-tile"
                    href={addressOf(officePages.contentAsset(String(asset.id)), { page: choice.page })}
                    aria-current={String(asset.id) === open ? "true" : undefined}
                  >
                    <AssetTile asset={asset} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {list && (
            <div className="list-foot">
              <p className="label num">{t.assetsTotal(list.total)}</p>
              <ListPages {...list} href={(page) => listAt({ page })} />
            </div>
          )}
        </DropPlace>
      </section>
      <Outlet context={context} />
    </div>
  );
}

function NoAssets({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const t = useContentText();
  return (
    <div className="list-empty">
      <EmptyState icon={isNarrowed ? "search" : "picture"} title={isNarrowed ? t.noAssetHit : t.noAssets}>
        {isNarrowed ? t.noAssetHitText : t.noAssetsText}
      </EmptyState>
    </div>
  );
}
