import { photoList } from "../../services/photos/contract.ts";
import type { FetchPhotos } from "./intake-watch.ts";

/** Asks the house about the visitor's own photos; null when it did not answer. */
export const fetchPhotos: FetchPhotos = async (ids, options = {}) => {
  if (ids.length === 0) return [];
  try {
    const wait = options.wait ? `&wait=${options.wait}` : "";
    const request = options.signal ? { signal: options.signal } : {};
    const response = await fetch(`/web-api/photos?ids=${ids.map(encodeURIComponent).join(",")}${wait}`, request);
    const parsed = response.ok ? photoList.safeParse(await response.json()) : null;
    return parsed?.success ? parsed.data.photos : null;
  } catch {
    return null;
  }
};
