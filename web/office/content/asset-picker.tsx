import { useState } from "react";
import {
  type AssetKind,
  type AssetList,
  type AssetValue,
  type AssetView,
  officeAssetPaths,
} from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Failure } from "../../../ui/form.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { officeApi } from "../api/use-office.ts";
import { AnswerWait } from "../data/answer-wait.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { AssetTile } from "./asset-tile.tsx";
import { DropPlace, UploadButton, UploadReport } from "./asset-upload.tsx";
import { folderChoices } from "./folder-tree.ts";
import { useUploads } from "./use-uploads.ts";
import { useContentText } from "./words.ts";
import "./assets.css";
import { CardGrid, Row } from "../../../ui/layout.tsx";

interface AssetPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The protocol's object, as the field of a story holds it. */
  readonly onPicked: (asset: AssetValue) => void;
  /** Only assets of this kind; left out, all. */
  readonly kind?: AssetKind | undefined;
}

/** Chooses an asset from the library, or brings one into it and takes that. */
export function AssetPicker({ open, onClose, ...props }: AssetPickerProps) {
  const t = useContentText();
  const { close } = useOfficeMessages().frame;
  return (
    <Dialog open={open} onClose={onClose} title={t.pickAsset} closeLabel={close} wide className="asset-picker">
      <Choices
        {...props}
        onPicked={(asset) => {
          onClose();
          props.onPicked(asset);
        }}
      />
    </Dialog>
  );
}

function Choices({ kind, onPicked }: Pick<AssetPickerProps, "kind" | "onPicked">) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const [asked, setAsked] = useState({ folder: "", search: "", page: 1 });
  const picking = useSubmit(
    (id: number) => officeApi().get<AssetView>(officeAssetPaths.asset(id)),
    ({ value }) => onPicked(value),
  );
  const query = {
    ...(asked.folder && { folder: asked.folder }),
    ...(asked.search.trim() && { search: asked.search.trim() }),
    ...(kind && { kind }),
    page: String(asked.page),
  };
  const { answer, reload } = useGet<AssetList>(officeAssetPaths.assets, { query, keep: true });
  const uploads = useUploads(asked.folder === "" ? null : Number(asked.folder), () => {
    // What was just brought is the newest and stands first.
    setAsked((before) => ({ ...before, search: "", page: 1 }));
    void reload();
  });
  const list = answer.kind === "ready" ? answer.value : null;
  const pages = list ? Math.max(1, Math.ceil(list.total / list.pageSize)) : 1;

  return (
    <DropPlace uploads={uploads}>
      <Row className="picker-tools">
        <TextInput
          type="search"
          label={t.assetSearch}
          labelHidden
          placeholder={t.assetSearch}
          maxLength={100}
          value={asked.search}
          onChange={({ target }) => setAsked({ ...asked, search: target.value, page: 1 })}
        />
        <Select
          label={t.folder}
          labelHidden
          value={asked.folder}
          options={[{ value: "", label: t.allAssets }, ...folderChoices(list?.folders ?? [])]}
          onChange={({ target }) => setAsked({ ...asked, folder: target.value, page: 1 })}
        />
        <UploadButton uploads={uploads} />
      </Row>
      <UploadReport uploads={uploads} />
      <Failure>{picking.problem && problemText(picking.problem, words)}</Failure>
      <AnswerWait answer={answer} onRetry={() => void reload()} rows={4} />
      {list?.assets.length === 0 && (
        <EmptyState icon="picture" title={asked.search === "" ? t.noAssets : t.noAssetHit}>
          {asked.search === "" ? t.noAssetsText : t.noAssetHitText}
        </EmptyState>
      )}
      {list && list.assets.length > 0 && (
        <CardGrid min="9.5rem" className="asset-grid">
          {list.assets.map((asset) => (
            <li key={asset.id}>
              <button type="button" className="asset-tile" onClick={() => void picking.submit(asset.id)}>
                <AssetTile asset={asset} />
              </button>
            </li>
          ))}
        </CardGrid>
      )}
      {list && pages > 1 && (
        <div className="picker-pages">
          <Button
            small
            look="ghost"
            disabled={asked.page === 1}
            onClick={() => setAsked({ ...asked, page: asked.page - 1 })}
          >
            {t.pickEarlier}
          </Button>
          <span className="label num">{t.pickPage({ page: asked.page, pages })}</span>
          <Button
            small
            look="ghost"
            disabled={asked.page >= pages}
            onClick={() => setAsked({ ...asked, page: asked.page + 1 })}
          >
            {t.pickLater}
          </Button>
        </div>
      )}
    </DropPlace>
  );
}
