/** The catalogue in force of a kind, of which collages are numbered by. */
export interface CurrentRelease {
  current(kind: string): Promise<{ readonly data: unknown } | null>;
}
