import type { Country } from "../../../core/locale.ts";
import type { HolidayKey } from "./holiday-days.ts";
import { countryOfRegion } from "./region-keys.ts";

/** A holiday of a region, as far as its law bounds it. */
export interface RegionRule {
  readonly key: HolidayKey;
  /** The first year. */
  readonly since: number;
  /** Weekdays on which it is a holiday, 1 Monday to 7 Sunday. */
  readonly weekdays: string;
}

const EVERY_DAY = "1234567";

/** "key", "key@2019" since a year, "key=1" on Mondays alone, "key!26" on all days but Tuesdays and Saturdays. */
const list = (text: string): readonly RegionRule[] =>
  text.split(" ").map((entry) => {
    const [key = "", bound = "", value = ""] = entry.split(/([@=!])/);
    const since = bound === "@" ? Number(value) : 0;
    return { key: key as HolidayKey, since, weekdays: weekdaysOf(bound, value) };
  });

function weekdaysOf(bound: string, value: string): string {
  if (bound === "=") return value;
  return bound === "!" ? [...EVERY_DAY].filter((day) => !value.includes(day)).join("") : EVERY_DAY;
}

/** Holidays of a whole country. */
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

/** Printed holidays of a country whose regions do not share all of them. */
const wholes: Readonly<Partial<Record<Country, string>>> = {
  CH: `${countries.CH} good-friday easter-monday whit-monday second-christmas`,
  GB: `${countries.GB} easter-monday summer-bank`,
};

const catholic = "corpus-christi assumption all-saints immaculate-conception";
const protestant = "good-friday easter-monday";

/** Additional holidays of a region. Keys are those of ISO 3166-2, where there are any. */
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
  "CH-UR": `epiphany saint-joseph ${protestant} whit-monday ${catholic} second-christmas!26`,
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
  "CH-AR": `${protestant} whit-monday second-christmas!26`,
  "CH-AI": `${protestant} whit-monday saint-maurice ${catholic} second-christmas!26`,
  "CH-SG": `${protestant} whit-monday all-saints second-christmas`,
  "CH-GR": `${protestant} whit-monday second-christmas`,
  "CH-AG": "second-january good-friday easter-monday whit-monday second-christmas",
  "CH-TG": `second-january ${protestant} labour-day whit-monday second-christmas`,
  "CH-TI": `epiphany saint-joseph easter-monday labour-day whit-monday peter-and-paul ${catholic} second-christmas`,
  "CH-VD": `second-january ${protestant} whit-monday federal-fast-monday`,
  "CH-VS": `saint-joseph ${catholic}`,
  "CH-NE": "second-january=1 republic-neuchatel good-friday labour-day second-christmas=1",
  "CH-GE": `${protestant} whit-monday geneva-fast restoration-geneva`,
  "CH-JU": `second-january ${protestant} labour-day whit-monday corpus-christi independence-jura assumption all-saints`,
  "FR-57": "good-friday second-christmas",
  "IT-BZ": "whit-monday",
  "ES-AN": "andalusia-day maundy-thursday",
  "ES-AR": "maundy-thursday aragon-castile-day",
  "ES-AS": "maundy-thursday nativity-of-mary",
  "ES-CB": "maundy-thursday cantabria-day bien-aparecida",
  "ES-CE": "maundy-thursday saint-anthony lady-of-africa ceuta-day",
  "ES-CL": "maundy-thursday aragon-castile-day",
  "ES-CM": "maundy-thursday castilla-mancha-day corpus-christi",
  "ES-CN": "maundy-thursday canary-day",
  "ES-CT": "easter-monday saint-john catalonia-day second-christmas",
  "ES-EX": "maundy-thursday nativity-of-mary",
  "ES-GA": "maundy-thursday galicia-letters saint-james",
  "ES-IB": "balearic-day maundy-thursday easter-monday",
  "ES-MC": "saint-joseph maundy-thursday murcia-rioja-day",
  "ES-MD": "maundy-thursday madrid-day",
  "ES-ML": "maundy-thursday nativity-of-mary melilla-day",
  "ES-NC": "maundy-thursday easter-monday saint-francis-xavier",
  "ES-PV": "maundy-thursday easter-monday saint-james",
  "ES-RI": "maundy-thursday easter-monday murcia-rioja-day",
  "ES-VC": "saint-joseph easter-monday saint-john valencia-day",
  "GB-EAW": "easter-monday summer-bank",
  "GB-SCT": "second-january world-cup-scotland summer-bank-scotland saint-andrew",
  "GB-NIR": "saint-patrick easter-monday orangemen summer-bank",
};

const mondays = "second-january easter-monday whit-monday";

/** Days on which schools and offices close though shops do not, or on which only some districts rest. */
const partly: Readonly<Record<string, string>> = {
  "AT-1": "saint-martin",
  "AT-2": "saint-joseph carinthia-day",
  "AT-3": "saint-leopold",
  "AT-4": "saint-florian",
  "AT-5": "saint-rupert",
  "AT-6": "saint-joseph",
  "AT-7": "saint-joseph",
  "AT-8": "saint-joseph",
  "AT-9": "saint-leopold",
  "BE-VLG": "flemish-day",
  "BE-WAL": "wallonia-day",
  "BE-DG": "german-community-be",
  "CH-AG": "labour-day corpus-christi assumption all-saints immaculate-conception",
  "CH-FR": `${mondays} second-christmas`,
  "CH-GL": "second-january",
  "CH-LU": mondays,
  "CH-NE": "easter-monday whit-monday federal-fast-monday",
  "CH-NW": `${mondays} second-christmas`,
  "CH-OW": `${mondays} second-christmas`,
  "CH-SG": "second-january",
  "CH-SH": "second-january",
  "CH-SO": `${mondays} second-christmas`,
  "CH-TI": "good-friday",
  "CH-VS": `good-friday ${mondays} second-christmas`,
  "CH-ZG": `${mondays} second-christmas`,
  "CH-ZH": "second-january",
  "DE-BY": "assumption",
  "DE-SN": "corpus-christi",
  "DE-TH": "corpus-christi",
  LI: "candlemas saint-joseph",
};

/** The day off that is given where a holiday falls on a weekend. */
export type Substitution =
  /** The next working day. */
  | "next-working"
  /** Friday of a Saturday, Monday of a Sunday. */
  | "nearest"
  /** Monday of a Sunday. */
  | "monday";

const substitutions: Readonly<Record<string, Substitution>> = {
  GB: "next-working",
  US: "nearest",
  "ES-AN": "monday",
  "ES-AR": "monday",
  "ES-AS": "monday",
  "ES-CL": "monday",
};
/** Castile and León moved its own day in 2017 and gave another one for it in 2023. */
const unmoved: Readonly<Record<string, HolidayKey>> = { "ES-CL": "aragon-castile-day" };

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
export const ruled = (): readonly string[] => [...new Set([countries, parts, partly].flatMap(Object.keys))].sort();

export function rulesOf(region: string): readonly RegionRule[] {
  const country = countryOfRegion(region);
  const whole = region === country ? wholes[country] : undefined;
  return [...list(whole ?? countries[country]), ...(parts[region] ? list(parts[region]) : [])];
}

/** Whether or not other days are to be named. */
export const partlyIn = (region: string): readonly RegionRule[] => (partly[region] ? list(partly[region]) : []);
export const substitutionOf = (region: string, key: HolidayKey): Substitution | null =>
  unmoved[region] === key ? null : (substitutions[region] ?? substitutions[countryOfRegion(region)] ?? null);
export const observedIn = (region: string): readonly RegionRule[] => list(observed[countryOfRegion(region)]);
