import { z } from "zod";

/**
 * `services/photos` over HTTP. A photo's id is made by the browser before the upload starts, so that a design can use
 * it at once. Uploads speak tus 1.0 at `/web-api/uploads`, with the metadata `photoId`, `filename`, `filetype`.
 */
export const photoId = z.uuid();

export const proxyWidths = [512, 1024, 2048] as const;
export type ProxyWidth = (typeof proxyWidths)[number];

/** Why a file was not taken; message keys `upload.rejected.<reason>`. */
export const rejectionReasons = [
  "empty",
  "not-an-image",
  "unsupported-type",
  "corrupt",
  "too-many-bytes",
  "too-many-pixels",
  "too-small",
  "animated",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Largest file the shop takes where the operator has set nothing else (catalogue facts, section 2). */
export const standardPhotoBytes = 50_000_000;
/** Pixels of the shorter side below which a picture cannot be meant to be printed: 5 mm at 300 dpi. */
export const smallestPhotoSide = 64;

export const photoRecord = z.object({
  id: photoId,
  name: z.string(),
  status: z.enum(["uploading", "received", "ready", "rejected"]),
  rejection: z.enum(rejectionReasons).nullable(),
  /** Upright size in pixels (after the EXIF turn); null before the intake. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  bytes: z.number().int(),
  /** EXIF date in the camera's local time, null where it has none. */
  takenAt: z.string().nullable(),
});
export type PhotoRecord = z.infer<typeof photoRecord>;

/** Longest time a question about photos is held open, in seconds. */
export const longestWait = 20;

/**
 * GET /web-api/photos?ids=a,b: the visitor's own photos among these ids; unknown or foreign ids are simply absent. With
 * `wait`, the answer comes as soon as the intake has judged one more of them, at the latest after so many seconds.
 */
export const photoQuery = z.object({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(z.array(photoId).max(200)),
  wait: z.coerce.number().int().min(0).max(longestWait).optional(),
});
export const photoList = z.object({ photos: z.array(photoRecord) });

/** Photos a page of `GET /web-api/my-photos` has. */
export const photosAPage = 60;

/**
 * GET /web-api/my-photos: all ready photos of the visitor, the last uploaded first and each content once; `before`
 * continues after the last photo of a page.
 */
export const myPhotosPath = "/web-api/my-photos";
export const myPhotosQuery = z.object({ before: photoId.optional() });
export const myPhotosPage = z.object({ photos: z.array(photoRecord), next: photoId.nullable() });
export type MyPhotosPage = z.infer<typeof myPhotosPage>;

/** Address of a proxy picture (WebP, upright, longest side at most `width`), private to the owner. */
export const proxyPath = (id: string, width: ProxyWidth) => `/web-api/photos/${id}/${width}`;
export const uploadsPath = "/web-api/uploads";
