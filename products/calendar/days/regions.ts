import type { Country } from "../../../core/locale.ts";
import type { HolidayKey } from "./holiday-days.ts";
import { countryOfRegion } from "./region-keys.ts";

/** A holiday of a region; a year where it was changed by law. */
export interface RegionRule {
  readonly key: HolidayKey;
  readonly since?: number;
}

const list = (text: string): readonly RegionRule[] =>
  text.split(" ").map((entry) => {
    const [key, since] = entry.split("@") as [HolidayKey, string?];
    return since === undefined ? { key } : { key, since: Number(since) };
  });

/** What holds in all of a country. */
const countries: Readonly<Record<Country, string>> = {
  DE: "new-year good-friday easter-monday labour-day ascension whit-monday german-unity christmas second-christmas",
  AT: "new-year epiphany easter-monday labour-day ascension whit-monday corpus-christi assumption national-day-at all-saints immaculate-conception christmas second-christmas",
  CH: "new-year ascension national-day-ch christmas",
  LI: "new-year epiphany good-friday easter-monday labour-day ascension whit-monday corpus-christi assumption nativity-of-mary all-saints immaculate-conception christmas second-christmas",
  LU: "new-year easter-monday labour-day europe-day@2019 ascension whit-monday national-day-lu assumption all-saints christmas second-christmas",
  BE: "new-year easter-monday labour-day ascension whit-monday national-day-be assumption all-saints armistice christmas",
  NL: "new-year easter-sunday easter-monday kings-day ascension whit-sunday whit-monday christmas second-christmas",
  FR: "new-year easter-monday labour-day victory-day ascension whit-monday bastille-day assumption all-saints armistice christmas",
  IT: "new-year epiphany easter-sunday easter-monday liberation-day-it labour-day republic-day-it assumption saint-francis@2026 all-saints immaculate-conception christmas second-christmas",
  ES: "new-year epiphany good-friday labour-day assumption national-day-es all-saints constitution-day-es immaculate-conception christmas",
  GB: "new-year good-friday early-may spring-bank-holiday christmas second-christmas",
  US: "new-year martin-luther-king presidents-day memorial-day juneteenth@2021 independence-day labor-day-us columbus-day armistice thanksgiving christmas",
};

/** What a country prints whose parts do not share all of it. */
const wholes: Readonly<Partial<Record<Country, string>>> = {
  CH: `${countries.CH} good-friday easter-monday whit-monday second-christmas`,
  GB: `${countries.GB} easter-monday summer-bank`,
};

const catholic = "corpus-christi assumption all-saints immaculate-conception";
const protestant = "good-friday easter-monday";

/** What a part of a country adds. Keys are those of ISO 3166-2, as far as there are any. */
const parts: Readonly<Record<string, string>> = {
  "DE-BW": "epiphany corpus-christi all-saints",
  "DE-BY": "epiphany corpus-christi all-saints",
  "DE-BE": "womens-day@2019 liberation-80 uprising-75",
  "DE-BB": "easter-sunday whit-sunday reformation-day",
  "DE-HB": "reformation-day",
  "DE-HH": "reformation-day",
  "DE-HE": "corpus-christi",
  "DE-MV": "womens-day@2023 reformation-day",
  "DE-NI": "reformation-day",
  "DE-NW": "corpus-christi all-saints",
  "DE-RP": "corpus-christi all-saints",
  "DE-SL": "corpus-christi assumption all-saints",
  "DE-SN": "reformation-day repentance-day",
  "DE-ST": "epiphany reformation-day",
  "DE-SH": "reformation-day",
  "DE-TH": "childrens-day@2019 reformation-day",
  "CH-ZH": `${protestant} labour-day whit-monday second-christmas`,
  "CH-BE": `second-january ${protestant} whit-monday second-christmas`,
  "CH-LU": `good-friday ${catholic} second-christmas`,
  "CH-UR": `epiphany saint-joseph ${protestant} whit-monday ${catholic} second-christmas-apart`,
  "CH-SZ": `epiphany saint-joseph ${protestant} whit-monday ${catholic} second-christmas`,
  "CH-OW": `good-friday ${catholic} bruder-klaus`,
  "CH-NW": `saint-joseph good-friday ${catholic}`,
  "CH-GL": `${protestant} naefels whit-monday all-saints second-christmas`,
  "CH-ZG": `good-friday ${catholic}`,
  "CH-FR": `good-friday ${catholic}`,
  "CH-SO": "good-friday labour-day corpus-christi assumption all-saints",
  "CH-BS": `${protestant} labour-day whit-monday second-christmas`,
  "CH-BL": `${protestant} labour-day whit-monday second-christmas`,
  "CH-SH": `${protestant} labour-day whit-monday second-christmas`,
  "CH-AR": `${protestant} whit-monday second-christmas-apart`,
  "CH-AI": `${protestant} whit-monday corpus-christi assumption saint-maurice all-saints immaculate-conception-apart second-christmas-apart`,
  "CH-SG": `${protestant} whit-monday all-saints second-christmas`,
  "CH-GR": `${protestant} whit-monday second-christmas`,
  "CH-AG": "second-january good-friday easter-monday whit-monday second-christmas",
  "CH-TG": `second-january ${protestant} labour-day whit-monday second-christmas`,
  "CH-TI": `epiphany saint-joseph easter-monday labour-day whit-monday peter-and-paul ${catholic} second-christmas`,
  "CH-VD": `second-january ${protestant} whit-monday federal-fast-monday`,
  "CH-VS": `saint-joseph ${catholic}`,
  "CH-NE": "republic-neuchatel good-friday labour-day",
  "CH-GE": `${protestant} whit-monday geneva-fast restoration-geneva`,
  "CH-JU": `second-january ${protestant} labour-day whit-monday corpus-christi independence-jura assumption all-saints`,
  "BE-VLG": "flemish-day",
  "BE-WAL": "wallonia-day",
  "BE-DG": "german-community-be",
  "FR-57": "good-friday second-christmas",
  "IT-BZ": "whit-monday",
  "ES-AN": "andalusia-day maundy-thursday",
  "ES-AR": "maundy-thursday aragon-castile-day",
  "ES-AS": "maundy-thursday nativity-of-mary",
  "ES-CB": "maundy-thursday cantabria-day bien-aparecida",
  "ES-CE": "maundy-thursday lady-of-africa ceuta-day",
  "ES-CL": "maundy-thursday aragon-castile-day",
  "ES-CM": "maundy-thursday castilla-mancha-day corpus-christi",
  "ES-CN": "maundy-thursday canary-day",
  "ES-CT": "easter-monday saint-john catalonia-day second-christmas",
  "ES-EX": "maundy-thursday nativity-of-mary",
  "ES-GA": "maundy-thursday galicia-letters saint-james",
  "ES-IB": "balearic-day maundy-thursday easter-monday",
  "ES-MC": "maundy-thursday murcia-rioja-day",
  "ES-MD": "maundy-thursday madrid-day",
  "ES-ML": "maundy-thursday melilla-day",
  "ES-NC": "maundy-thursday easter-monday",
  "ES-PV": "maundy-thursday easter-monday saint-james",
  "ES-RI": "maundy-thursday easter-monday murcia-rioja-day",
  "ES-VC": "saint-joseph easter-monday saint-john valencia-day",
  "GB-EAW": "easter-monday summer-bank",
  "GB-SCT": "second-january summer-bank-scotland saint-andrew",
  "GB-NIR": "saint-patrick easter-monday orangemen summer-bank",
};

/** Patron saints of Austria's states: schools and offices close, shops do not. */
const patrons: Readonly<Record<string, string>> = {
  "AT-1": "saint-martin",
  "AT-2": "saint-joseph carinthia-day",
  "AT-3": "saint-leopold",
  "AT-4": "saint-florian",
  "AT-5": "saint-rupert",
  "AT-6": "saint-joseph",
  "AT-7": "saint-joseph",
  "AT-8": "saint-joseph",
  "AT-9": "saint-leopold",
};

/** Days that calendars name though people work, or because they are Sundays. */
const observed: Readonly<Record<Country, string>> = {
  DE: "carnival-monday ash-wednesday easter-sunday mothers-day whit-sunday saint-nicholas advent-1 advent-2 advent-3 advent-4 christmas-eve new-years-eve valentine",
  AT: "ash-wednesday good-friday easter-sunday mothers-day whit-sunday saint-nicholas advent-1 advent-2 advent-3 advent-4 christmas-eve new-years-eve valentine",
  CH: "easter-sunday federal-fast mothers-day whit-sunday saint-nicholas advent-1 advent-2 advent-3 advent-4 christmas-eve new-years-eve valentine",
  LI: "easter-sunday mothers-day whit-sunday saint-nicholas advent-1 advent-2 advent-3 advent-4 christmas-eve new-years-eve valentine",
  LU: "easter-sunday whit-sunday saint-nicholas advent-1 advent-2 advent-3 advent-4 christmas-eve new-years-eve valentine",
  BE: "easter-sunday mothers-day whit-sunday saint-nicholas christmas-eve new-years-eve valentine",
  NL: "good-friday liberation-day-nl mothers-day christmas-eve new-years-eve valentine",
  FR: "easter-sunday mothers-day-fr whit-sunday christmas-eve new-years-eve valentine",
  IT: "ash-wednesday mothers-day christmas-eve new-years-eve valentine",
  ES: "easter-sunday mothers-day-es christmas-eve new-years-eve valentine",
  GB: "mothers-day-gb easter-sunday christmas-eve new-years-eve valentine",
  US: "easter-sunday mothers-day christmas-eve new-years-eve valentine",
};

/** Every region there is a rule of. */
export const ruled = (): readonly string[] => [...new Set([countries, parts, patrons].flatMap(Object.keys))].sort();

export function rulesOf(region: string): readonly RegionRule[] {
  const country = countryOfRegion(region);
  const whole = region === country ? wholes[country] : undefined;
  return [...list(whole ?? countries[country]), ...(parts[region] ? list(parts[region]) : [])];
}

/** Of a state its saint, whether or not other days are to be named. */
export const patronsOf = (region: string): readonly RegionRule[] => (patrons[region] ? list(patrons[region]) : []);
export const observedIn = (region: string): readonly RegionRule[] => list(observed[countryOfRegion(region)]);
