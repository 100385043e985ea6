export const versionActions = [
  "created",
  "changed",
  "published",
  "unpublished",
  "restored",
  "scheduled",
  "imported",
] as const;
export type VersionAction = (typeof versionActions)[number];
