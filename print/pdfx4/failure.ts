/** Why no print file could be written. Bugs and failing disks are exceptions instead. */
export type PdfxFailure =
  | { readonly reason: "no-pages" }
  | { readonly reason: "photo-missing" | "photo-unreadable" | "photo-needs-cmyk-intent"; readonly photo: string }
  | { readonly reason: "font-missing" | "font-unusable"; readonly font: string }
  /** A plate that no partner prints, or a photo on a plate: plates are solid and vector. */
  | { readonly reason: "plate-unknown" | "plate-picture"; readonly plate: string }
  | { readonly reason: "profile-unusable"; readonly profile: string };
