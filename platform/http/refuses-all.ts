/** Whether a browser says with each request that it refuses for its owner (Global Privacy Control, `Sec-GPC: 1`). */
export const refusesAll = (headers: { get(name: string): string | null }): boolean =>
  headers.get("sec-gpc")?.trim() === "1";
