/** Why no print file could be written. Bugs and failing disks are exceptions instead. */
export type PdfxFailure =
  | { readonly reason: "no-pages" }
  /** The plan names a side that the scene lacks, or one that does not fit on the plan's sheet. */
  | { readonly reason: "surface-missing" | "sheet-too-small"; readonly surface: string }
  | { readonly reason: "photo-missing" | "photo-unreadable" | "photo-needs-cmyk-intent"; readonly photo: string }
  /** The photo cannot be decoded, or no effects are supported. */
  | { readonly reason: "effect-impossible"; readonly photo: string }
  | { readonly reason: "font-missing" | "font-unusable"; readonly font: string }
  /** A plate that no partner prints, or one inside something transparent: plates are solid. */
  | { readonly reason: "plate-unknown" | "plate-transparent"; readonly plate: string }
  | { readonly reason: "profile-unusable"; readonly profile: string };
