/** No asset is open. */
export default function NoAsset() {
  return null;
}
