/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "file-missing": string;
  readonly "form-broken": string;
  readonly "too-many-bytes": (values: { megabytes: string | number }) => string;
  readonly "too-many-bytes-together": (values: { megabytes: string | number }) => string;
  readonly "too-many-files": (values: { pictures: string | number }) => string;
  readonly "too-many-pixels": (values: { megapixels: string | number }) => string;
  readonly "not-a-picture": string;
  readonly animated: string;
  readonly damaged: string;
  readonly "too-hard": string;
  readonly busy: string;
  readonly "no-space": string;
  readonly unavailable: string;
  readonly "file-gone": string;
}
