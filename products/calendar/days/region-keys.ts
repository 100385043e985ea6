import type { Country } from "../../../core/locale.ts";

/** Regions with holidays of their own, by ISO 3166-2 where it has them, so that names load no rules of `regions.ts`. */
const parts: Readonly<Record<Country, string>> = {
  AT: "1 2 3 4 5 6 7 8 9",
  BE: "DG VLG WAL",
  CH: "AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH",
  DE: "BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH",
  ES: "AN AR AS CB CE CL CM CN CT EX GA IB MC MD ML NC PV RI VC",
  FR: "57",
  GB: "EAW NIR SCT",
  IT: "BZ",
  LI: "",
  LU: "",
  NL: "",
  US: "",
};

/** A country, or a part of one with holidays of its own. */
export const regions: readonly string[] = Object.entries(parts)
  .flatMap(([country, own]) => [
    country,
    ...own.split(" ").flatMap((part) => (part === "" ? [] : `${country}-${part}`)),
  ])
  .sort();

export const isRegion = (key: string): boolean => regions.includes(key);
export const countryOfRegion = (key: string): Country => key.slice(0, 2) as Country;

/** Most that one calendar can show together. */
export const MOST_REGIONS = 6;
