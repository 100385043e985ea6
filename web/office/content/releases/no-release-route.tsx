/** No release is open. */
export default function NoRelease() {
  return null;
}
