import { imageAddress } from "../../../core/image/image-address.ts";
import type { AssetHead } from "../../../services/content/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useContentText } from "./words.ts";

/** What an asset is in a grid: the picture, its name, and whether it still needs words. */
export function AssetTile({ asset }: { readonly asset: AssetHead }) {
  const t = useContentText();
  return (
    <>
      {asset.kind === "file" ? (
        <span className="asset-blank">
          <Icon name="text" />
        </span>
      ) : (
        <img src={imageAddress(asset.address, { width: 320, height: 240, fitIn: true })} alt="" loading="lazy" />
      )}
      <span className="asset-name">{asset.name}</span>
      {asset.alt === "" && <span className="label">{t.altMissing}</span>}
    </>
  );
}
