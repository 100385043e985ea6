import { useEffect, useState } from "react";
import type { PhotoLook } from "../../../design/photo-look.ts";
import type { Worn } from "../../../design/template/keep-contents.ts";
import { pictureUrl } from "../photos/pictures.ts";
import { usePictureSources } from "../photos/use-pictures.ts";
import { autofillHelper } from "./autofill-helper.ts";

/** What is known of photos by their pixels. */
export type Looks = ReadonlyMap<string, PhotoLook | null>;
/** Words of the style that is worn; null where it has none, and all words count as the visitor's. */
export type Words = Worn | null;

/** At a time: while one is on its way the next is judged. */
const AT_ONCE = 3;
/** A photo's pixels never change. */
const looks = new Map<string, PhotoLook | null>();
const begun = new Set<string>();

/** What small copies of these photos say, as far as they were looked at; null for those that cannot be. */
export function useLooks(photos: readonly { readonly id: string }[]): Looks {
  const sources = usePictureSources();
  const [known, setKnown] = useState<Looks>(() => new Map(looks));
  useEffect(() => {
    let left = false;
    const waiting = photos.flatMap(({ id }) => {
      const source = sources.get(id);
      if (source?.from === "nowhere" || source?.from === "nowhere-yet") looks.set(id, null);
      const url = pictureUrl(source, id, 512);
      return url === null || looks.has(id) || begun.has(id) ? [] : [{ id, url }];
    });
    const show = () => setKnown(new Map(looks));
    const lookOn = async () => {
      for (let next = waiting.shift(); next && !left; next = waiting.shift()) {
        begun.add(next.id);
        looks.set(next.id, await autofillHelper().look(next.url));
        show();
      }
    };
    show();
    for (let n = 0; n < AT_ONCE; n++) void lookOn();
    return () => {
      left = true;
      show();
    };
  }, [photos, sources]);
  return known;
}
