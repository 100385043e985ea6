import { assetsPath } from "../contract.ts";

/** The address of an asset, and what follows `/m/` behind it; null: the asset as it is stored. */
export interface AssetAddress {
  readonly asset: string;
  readonly operations: string | null;
}

const shownShape = /^\/pictures\/([A-Za-z0-9][A-Za-z0-9._-]{0,199})\/m\/(.+)$/;

/** The name of a picture that is shown as it is, and what is asked of it; null: nothing is. */
export function readShownAddress(path: string): { readonly name: string; readonly operations: string } | null {
  const [, name, operations] = shownShape.exec(path) ?? [];
  return name === undefined || operations === undefined ? null : { name, operations };
}

const shape = new RegExp(
  `^(${assetsPath}/\\d{1,15}/(?:\\d{1,6}x\\d{1,6}/)?[A-Za-z0-9_-]{1,64}/[A-Za-z0-9][A-Za-z0-9._-]{0,199})(?:/m(?:/(.*))?)?$`,
);

/**
 * Reads the path of a request. Only what an asset's address can be is let through: no encoded character, no second
 * slash, no path upwards, no other host.
 */
export function readAssetAddress(path: string): AssetAddress | null {
  const [, asset, operations] = shape.exec(path) ?? [];
  if (asset === undefined) return null;
  return { asset, operations: path.length > asset.length ? (operations ?? "") : null };
}
