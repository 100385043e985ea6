import { ArtList } from "../../art/art-list.tsx";
import { useAddArt } from "./use-add-art.ts";

/** The shop's art; a click brings a piece onto the side. */
export function ArtPanel() {
  const { add, failed } = useAddArt();
  return <ArtList add={(piece) => void add(piece)} notAdded={failed} />;
}
