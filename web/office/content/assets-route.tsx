import { type FormEvent, useState } from "react";
import { Outlet, useMatch, useSearchParams } from "react-router";
import { type AssetFolder, type AssetList, officeAssetPaths } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { FailedAnswer } from "../data/failed-answer.tsx";
import { ListPages } from "../data/list-pages.tsx";
import { ListWait } from "../data/list-wait.tsx";
import { officePages } from "../data/office-paths.ts";
import { SearchField } from "../data/search-field.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { officeApi } from "../session/use-office.ts";
import { AssetUpload } from "./asset-upload.tsx";
import { useContentText } from "./use-content-text.ts";
import "./assets.css";

/** What an open asset knows of its list. */
export interface AssetsContext {
  readonly back: string;
  readonly folders: readonly AssetFolder[];
  readonly onChanged: () => void;
}

/** The asset library: folders, pictures, and beside them the one that is open. */
export default function Assets() {
  const t = useContentText();
  const [query] = useSearchParams();
  const open = useMatch(officePages.contentAsset(":id"))?.params.id ?? null;
  const folder = /^\d+$/.test(query.get("folder") ?? "") ? query.get("folder") : null;
  const search = (query.get("search") ?? "").trim().slice(0, 100);
  const page = Math.max(1, Number(query.get("page")) || 1);
  const { answer, reload } = useAnswer(
    `assets ${folder} ${search} ${page}`,
    (signal) =>
      officeApi().get<AssetList>(officeAssetPaths.assets, {
        query: { ...(folder && { folder }), ...(search && { search }), page: String(page) },
        signal,
      }),
    { keep: true },
  );
  const addressOf = (path: string, change: { folder?: string | null; search?: string; page?: number } = {}) => {
    const next = { folder, search, page: 1, ...change };
    const parts = new URLSearchParams({
      ...(next.folder && { folder: next.folder }),
      ...(next.search && { search: next.search }),
      ...(next.page > 1 && { page: String(next.page) }),
    });
    return parts.size === 0 ? path : `${path}?${parts}`;
  };
  const list = answer.kind === "ready" ? answer.value : null;
  const context: AssetsContext = {
    back: addressOf(officePages.contentAssets, { page }),
    folders: list?.folders ?? [],
    onChanged: () => void reload(),
  };
  return (
    <div className="pages" data-open={open === null ? undefined : true}>
      <section className="pages-list" aria-label={t.assets}>
        <div className="pages-tools">
          <AssetUpload folder={folder && folder !== "0" ? Number(folder) : null} onSent={() => void reload()} />
          <SearchField
            value={search}
            hint={t.assetSearch}
            addressOf={(text) => addressOf(officePages.contentAssets, { search: text })}
          />
        </div>
        {list && (
          <Folders
            folders={list.folders}
            current={folder}
            addressOf={(id) => addressOf(officePages.contentAssets, { folder: id })}
            onMade={() => void reload()}
          />
        )}
        {answer.kind === "loading" && <ListWait />}
        {answer.kind === "failed" && <FailedAnswer problem={answer.problem} onRetry={() => void reload()} />}
        {list?.assets.length === 0 && (
          <div className="list-empty">
            <EmptyState icon="picture" title={t.noAssets} />
          </div>
        )}
        {list && (
          <ul className="asset-grid">
            {list.assets.map((asset) => (
              <li key={asset.id}>
                <a
                  href={addressOf(officePages.contentAsset(String(asset.id)), { page })}
                  aria-current={String(asset.id) === open ? "true" : undefined}
                >
                  <img src={`${asset.address}/m/fit-in/320x240`} alt="" loading="lazy" />
                  <span>{asset.name}</span>
                  {asset.alt === "" && <span className="label">{t.altMissing}</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
        {list && (
          <div className="list-foot">
            <ListPages {...list} href={(number) => addressOf(officePages.contentAssets, { page: number })} />
          </div>
        )}
      </section>
      <Outlet context={context} />
    </div>
  );
}

interface FoldersProps {
  readonly folders: readonly AssetFolder[];
  readonly current: string | null;
  readonly addressOf: (id: string | null) => string;
  readonly onMade: () => void;
}

function Folders({ folders, current, addressOf, onMade }: FoldersProps) {
  const t = useContentText();
  const [name, setName] = useState("");
  async function add(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return;
    const parentId = current && current !== "0" ? Number(current) : null;
    const made = await officeApi().post(officeAssetPaths.folders, { body: { name: name.trim(), parentId } });
    if (!made.ok) return;
    setName("");
    onMade();
  }
  const all = [
    { id: null, name: t.allAssets },
    ...folders.map(({ id, name: called }) => ({ id: String(id), name: called })),
  ];
  return (
    <div className="asset-folders">
      <nav aria-label={t.folders}>
        <ul>
          {all.map(({ id, name: called }) => (
            <li key={id}>
              <a href={addressOf(id)} aria-current={id === current ? "page" : undefined}>
                {called}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form onSubmit={(event) => void add(event)}>
        <TextInput
          label={t.newFolder}
          labelHidden
          placeholder={t.newFolder}
          value={name}
          maxLength={300}
          onChange={(event) => setName(event.target.value)}
        />
        <Button small look="ghost" type="submit">
          {t.addFolder}
        </Button>
      </form>
    </div>
  );
}
