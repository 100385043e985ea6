import { useMatch, useNavigate } from "react-router";
import {
  type AssetFolder,
  type AssetHead,
  type AssetList,
  assetKinds,
  officeAssetPaths,
} from "../../../services/content/contract.ts";
import { Select } from "../../../ui/select.tsx";
import { ListBeside } from "../data/list-beside.tsx";
import { isId } from "../data/list-choice.ts";
import { ListBody, ListSearch } from "../data/list-room.tsx";
import { officePages } from "../data/office-paths.ts";
import { useList } from "../data/use-list.ts";
import { AssetFolders } from "./asset-folders.tsx";
import { AssetTile } from "./asset-tile.tsx";
import { DropPlace, UploadButton, UploadReport } from "./asset-upload.tsx";
import { useUploads } from "./use-uploads.ts";
import { useContentText } from "./words.ts";
import "./assets.css";
import { CardGrid, Row } from "../../../ui/layout.tsx";

/** What an open asset knows of its list. */
export interface AssetsContext {
  /** Address of the list without an open asset. */
  readonly back: string;
  readonly folders: readonly AssetFolder[];
  readonly onChanged: () => void;
}

const filters = { folder: isId, kind: (text: string) => assetKinds.some((kind) => kind === text) };

/** The asset library: folders, pictures, and beside them the one that is open. */
export default function Assets() {
  const t = useContentText();
  const navigate = useNavigate();
  const open = useMatch(officePages.contentAsset(":id"))?.params.id ?? null;
  const list = useList<AssetList>({ at: officePages.contentAssets, path: officeAssetPaths.assets, filters });
  const { kind = "", folder: inFolder } = list.choice.filters;
  const folder = inFolder === undefined ? null : Number(inFolder);
  const onChanged = () => void list.reload();
  const uploads = useUploads(folder, onChanged);
  const context: AssetsContext = { back: list.address({}), folders: list.value?.folders ?? [], onChanged };
  return (
    <ListBeside title={t.assets} open={open} context={context} isHeaded>
      <DropPlace uploads={uploads}>
        <Row apart className="pages-tools">
          <Row className="asset-bring">
            <UploadButton uploads={uploads} />
            <p className="label">{t.assetDropHint}</p>
          </Row>
          <Row className="asset-find">
            <Select
              label={t.assetKind}
              value={kind}
              options={[
                { value: "", label: t.assetAllKinds },
                ...assetKinds.map((value) => ({ value, label: t.assetKinds[value] })),
              ]}
              onChange={({ target }) => void navigate(list.address({ filters: { kind: target.value } }))}
            />
            <ListSearch list={list} hint={t.assetSearch} />
          </Row>
        </Row>
        <UploadReport uploads={uploads} />
        {list.value && (
          <AssetFolders
            folders={list.value.folders}
            current={folder}
            addressOf={(id) => list.address({ search: "", filters: { folder: id === null ? "" : String(id) } })}
            onChanged={onChanged}
          />
        )}
        <ListBody
          list={list}
          rows={({ assets }) => assets}
          empty={
            kind === ""
              ? { icon: "picture", title: t.noAssets, text: t.noAssetsText }
              : { icon: "search", title: t.noAssetHit, text: t.noAssetHitText }
          }
          foot={list.value && <p className="label num">{t.assetsTotal({ count: list.value.total })}</p>}
        >
          {(assets) => (
            <AssetGrid
              assets={assets}
              open={open}
              addressOf={(id) => list.address({}, officePages.contentAsset(String(id)))}
            />
          )}
        </ListBody>
      </DropPlace>
    </ListBeside>
  );
}

interface AssetGridProps {
  readonly assets: readonly AssetHead[];
  readonly open: string | null;
  readonly addressOf: (id: number) => string;
}

const AssetGrid = ({ assets, open, addressOf }: AssetGridProps) => (
  <CardGrid min="9.5rem" className="asset-grid">
    {assets.map((asset) => (
      <li key={asset.id}>
        <a
          className="asset-tile"
          href={addressOf(asset.id)}
          aria-current={String(asset.id) === open ? "true" : undefined}
        >
          <AssetTile asset={asset} />
        </a>
      </li>
    ))}
  </CardGrid>
);
