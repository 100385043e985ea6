export type FolderGroup = "pages" | "panels" | "services";

export interface FolderName {
  readonly group: FolderGroup;
  readonly name: string;
}

/** A folder of words as operators read it: `services/mail/words/receipt` is "mail, receipt". */
export function folderName(folder: string): FolderName {
  const [room, ...steps] = folder.split("/");
  const group = room === "products" ? "panels" : room === "services" ? "services" : "pages";
  const name = steps.filter((step) => step !== "words" && step !== "panel" && step !== "blocks").join(", ");
  return { group, name: name.replaceAll("-", " ") };
}
