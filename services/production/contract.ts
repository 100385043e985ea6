import { z } from "zod";
import { pressSheetSchema } from "../../print/press-sheet.ts";

export const productionPaths = {
  /**
   * GET: small picture of a page of a frozen design, WebP; the design's owner only. All previews show the first page
   * unless the query names another one, from 0: `page=3`.
   */
  versionPreview: (versionId: string) => `/web-api/design-versions/${versionId}/preview`,
  /**
   * GET: small picture of a design as it is now. Scene and moment of the last change only make the address of another
   * state another one: with another list of recipients the scene is the same, and the picture shows somebody else.
   */
  designPreview: (
    designId: string,
    { sceneHash, updatedAt }: { readonly sceneHash: string; readonly updatedAt: string },
  ) => `/web-api/designs/${designId}/preview?scene=${sceneHash}&changed=${encodeURIComponent(updatedAt)}`,
  /** GET: the whole design as a preview PDF, watermarked in this language; its owner only. */
  designProof: (designId: string, language: string) => `/web-api/designs/${designId}/proof?language=${language}`,
  /** GET: the same for a line, with the order's token, or with its number for its customer. */
  orderPreview: (order: string, lineId: string) => `/web-api/orders/${order}/lines/${lineId}/preview`,
  /** GET -> `leafableDesign` of the designs' contract, for the same people: what is leafed through of a line. */
  orderThing: (order: string, lineId: string) => `/web-api/orders/${order}/lines/${lineId}/thing`,
  /** GET: the same for operators. */
  officePreview: (versionId: string) => `/office-api/design-versions/${versionId}/preview`,
  /** GET: `printFiles` of an order: what is planned for each line, and every file, the newest first. */
  officeFiles: (orderId: string) => `/office-api/orders/${orderId}/print-files`,
  /** GET: downloads; a pile of pictures as a ZIP with its manifest, the manifest alone, or a picture by its name. */
  officePdf: (fileId: string) => `/office-api/print-files/${fileId}/pdf`,
  officePile: (fileId: string) => `/office-api/print-files/${fileId}/pile`,
  officeManifest: (fileId: string) => `/office-api/print-files/${fileId}/manifest`,
  officePicture: (fileId: string, name: string) =>
    `/office-api/print-files/${fileId}/pictures/${encodeURIComponent(name)}`,
  /** GET: the ticket of a line all of whose files are good to print. */
  officeTicket: (lineId: string) => `/office-api/order-lines/${lineId}/ticket`,
  /** POST `approveRequest` -> `printFiles` of the order; 409 "file-not-approvable". */
  officeApproval: (fileId: string) => `/office-api/print-files/${fileId}/approval`,
  /** GET: `printHouses`; the sheet of one by PUT of a `pressSheetSchema` or DELETE -> `printHouses`. */
  officeHouses: "/office-api/print-houses",
  officeSheet: (house: string) => `/office-api/print-houses/${encodeURIComponent(house)}/sheet`,
  /** POST: recreates all files of a line, for instance after a photo was uploaded again. */
  officeRemake: (lineId: string) => `/office-api/order-lines/${lineId}/print-file`,
} as const;

/** Why a line was stopped; the office says each in the operator's language. */
export const stopReasons = [
  "design-missing",
  "design-not-drawable",
  "recipients-missing",
  "scene-mismatch",
  "photo-missing",
  "photo-unreadable",
  "font-missing",
  "not-writable",
  "preflight-failed",
] as const;
export const stopReason = z.enum(stopReasons);
export type StopReason = z.infer<typeof stopReason>;

/** One picture of a pile that is printed in a lab. */
export const pilePicture = z.object({
  /** File name, unique in the pile. */
  name: z.string(),
  surface: z.string(),
  /** Printed copies for one article. */
  copies: z.number().int().positive(),
  sha256: z.string(),
  bytes: z.number().int().positive(),
  /** Pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type PilePicture = z.infer<typeof pilePicture>;

/** The list that comes with a pile, as the press reads it. */
export const pileManifest = z.object({ version: z.literal(1), prints: z.array(pilePicture) });

export const fileFormat = z.enum(["pdfx4", "jpeg"]);
export type FileFormat = z.infer<typeof fileFormat>;

export const printFile = z.object({
  id: z.uuid(),
  lineId: z.uuid(),
  /** Role of the file: "front", "cover" ...; null: nothing of the line could be made. */
  role: z.string().nullable(),
  format: fileFormat.nullable(),
  /** Name of the production partner it is made for. */
  partner: z.string().nullable(),
  /** Files of one making share it. */
  attempt: z.uuid(),
  /** `approved`: preflight stopped it, and an operator took over the check. */
  verdict: z.enum(["checked", "stopped", "approved"]),
  /** Why it was stopped; stays with an approved file. */
  reason: stopReason.nullable(),
  approval: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
  sceneHash: z.string(),
  /** Of the PDF, or of all pictures together; null when nothing was written. */
  bytes: z.number().int().nullable(),
  /** Of the PDF, or pictures; null when nothing was written. */
  pages: z.number().int().nullable(),
  /** The pictures of a pile; null for a PDF. */
  manifest: z.array(pilePicture).nullable(),
  /** print/preflight's report; null when no file could be written. */
  report: z.record(z.string(), z.unknown()).nullable(),
  /** The sheet of a print house it was made for; null: each page is one piece. */
  sheet: pressSheetSchema.nullable(),
  createdAt: z.iso.datetime(),
});
/** A file that a line needs. */
export const plannedFile = z.object({
  role: z.string(),
  format: fileFormat,
  /** Name of the production partner; null: the shop itself. */
  partner: z.string().nullable(),
  /** Sides it holds. */
  sides: z.number().int(),
  /** Printed copies for the line: for one article times the line's quantity. */
  copies: z.number().int(),
});
export type PlannedFile = z.infer<typeof plannedFile>;

export const printFiles = z.object({
  lines: z.array(
    z.object({
      lineId: z.uuid(),
      planned: z.array(plannedFile),
      /** All of its files are good to print, and its ticket is written. */
      ticket: z.boolean(),
    }),
  ),
  files: z.array(printFile),
});
export type PrintFile = z.infer<typeof printFile>;
export type PrintFiles = z.infer<typeof printFiles>;

/** Print houses, and the sheets on which they print several cards. */
export const printHouses = z.object({
  houses: z.array(
    z.object({
      key: z.string(),
      /** Null: the shop itself. */
      name: z.string().nullable(),
      /** Parts in production it plays; "*": all that nobody else does. */
      roles: z.array(z.string()),
      sheet: pressSheetSchema.nullable(),
      changed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
    }),
  ),
});
export type PrintHouses = z.infer<typeof printHouses>;

/** Why a file that preflight refused is printed nevertheless. */
export const approveRequest = z.object({ reason: z.string().trim().min(1).max(1000) });
