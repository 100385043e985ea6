/** No page is open. */
export default function NoPage() {
  return null;
}
