/** What editors read: the office speaks German and English. */
export interface OfficeWords {
  readonly de: string;
  readonly en: string;
}

export const t = (de: string, en: string): OfficeWords => ({ de, en });
