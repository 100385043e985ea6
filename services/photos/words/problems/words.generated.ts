/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "photo-not-found": string;
  readonly "photos-unavailable": string;
  readonly "photo-in-use": string;
  readonly "not-readable": string;
  readonly "photo-id-refused": string;
  readonly "upload-not-found": string;
  readonly "photo-received": string;
  readonly "too-many-uploads": string;
  readonly "photo-quota-reached": string;
  readonly "no-space": string;
  readonly "wrong-offset": string;
  readonly "upload-expired": string;
  readonly "too-many-bytes": string;
  readonly "upload-busy": string;
  readonly "upload-refused": string;
}
