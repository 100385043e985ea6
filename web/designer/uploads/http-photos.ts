import {
  type MyPhotosPage,
  myPhotosPage,
  myPhotosPath,
  photoList,
  proxyPath,
} from "../../../services/photos/contract.ts";
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

/** A copy of a photo for the stage, to be looked at; null when it cannot be had. */
export async function fetchCopy(photo: string): Promise<Blob | null> {
  try {
    const response = await fetch(proxyPath(photo, 1024));
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** A page of all photos of the visitor; null when there was no answer. */
export async function fetchMyPhotos(before: string | null): Promise<MyPhotosPage | null> {
  try {
    const response = await fetch(before === null ? myPhotosPath : `${myPhotosPath}?before=${before}`);
    const parsed = response.ok ? myPhotosPage.safeParse(await response.json()) : null;
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}
