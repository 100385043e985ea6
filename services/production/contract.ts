import { z } from "zod";

export const productionPaths = {
  /** GET: small picture of a frozen design, WebP; the design's owner only. */
  versionPreview: (versionId: string) => `/web-api/design-versions/${versionId}/preview`,
  /** GET: small picture of a design as it is now; the scene's hash only makes the address of another state another one. */
  designPreview: (designId: string, sceneHash: string) => `/web-api/designs/${designId}/preview?scene=${sceneHash}`,
  /** GET: the same of a line, for whoever holds the order's token, and by the order's number for its customer. */
  orderPreview: (order: string, lineId: string) => `/web-api/orders/${order}/lines/${lineId}/preview`,
  /** GET: the same for operators. */
  officePreview: (versionId: string) => `/office-api/design-versions/${versionId}/preview`,
  /** GET: `printFiles` of an order, the newest of each line first. */
  officeFiles: (orderId: string) => `/office-api/orders/${orderId}/print-files`,
  /** GET: downloads. */
  officePdf: (fileId: string) => `/office-api/print-files/${fileId}/pdf`,
  officeTicket: (fileId: string) => `/office-api/print-files/${fileId}/ticket`,
  /** POST `approveRequest` -> `printFiles` of the order; 409 "file-not-approvable". */
  officeApproval: (fileId: string) => `/office-api/print-files/${fileId}/approval`,
  /** POST: makes the file of a line again, for instance after the photo was sent anew. */
  officeRemake: (lineId: string) => `/office-api/order-lines/${lineId}/print-file`,
} as const;

/** Why a line was stopped; the office says each in the operator's language. */
export const stopReasons = [
  "design-missing",
  "design-not-drawable",
  "scene-mismatch",
  "photo-missing",
  "photo-unreadable",
  "font-missing",
  "not-writable",
  "preflight-failed",
] as const;
export const stopReason = z.enum(stopReasons);
export type StopReason = z.infer<typeof stopReason>;

export const printFile = z.object({
  id: z.uuid(),
  lineId: z.uuid(),
  /** `approved`: preflight stopped it, and an operator took over the check. */
  verdict: z.enum(["checked", "stopped", "approved"]),
  /** Why it was stopped; stays with an approved file. */
  reason: stopReason.nullable(),
  approval: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
  sceneHash: z.string(),
  bytes: z.number().int().nullable(),
  /** print/preflight's report; null when no file could be written. */
  report: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.iso.datetime(),
});
export const printFiles = z.object({ files: z.array(printFile) });
export type PrintFile = z.infer<typeof printFile>;

/** Why a file that preflight refused is printed nevertheless. */
export const approveRequest = z.object({ reason: z.string().trim().min(1).max(1000) });
