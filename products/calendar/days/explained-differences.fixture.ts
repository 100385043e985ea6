/**
 * Differences from the trade's library (`date-holidays`, 2024 to 2035, without Sundays) with our reasons. "library" has
 * a day that we do not print, "ours" one that it lacks. Spain's yearly substitutes ("día sustituto") are omitted.
 */
export const explained: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "CH-AG": {
    "library Tag der Arbeit": "no holiday: eight days are equal to Sundays already (Arbeitsgesetz Art. 20a)",
    "library Fronleichnam": "Baden, Bremgarten, Laufenburg, Muri, Zurzach: named as partly",
    "library Mariä Himmelfahrt": "Catholic districts: named as partly",
    "library Allerheiligen": "Catholic districts: named as partly",
    "library Mariä Empfängnis": "Laufenburg, Muri and part of Rheinfelden: named as partly",
  },
  "CH-AI": { "ours immaculate-conception": "Ruhetagsgesetz Art. 2 lit. c, whatever the weekday" },
  "CH-AR": {
    "library Stephanstag": "not where three days of rest would follow each other, so not on a Saturday either",
    "ours second-christmas": "on a Monday there are only two days of rest",
  },
  "CH-GL": {
    "library Heiliger Abend": "Ruhetagsgesetz Art. 2 does not have it",
    "library Silvester": "Ruhetagsgesetz Art. 2 does not have it",
    "library Näfelser Fahrt": "put off in Holy Week alone, the library does it in Easter week, too",
    "ours naefels": "put off in Holy Week alone",
  },
  "CH-GR": { "ours good-friday": "a day of rest, though not equal to a Sunday for the labour law" },
  "CH-NE": {
    "library Lundi de Pâques": "offices close, the law does not have it: named as partly",
    "library la Fête-Dieu": "in Le Landeron and Le Cerneux-Péquignot alone",
  },
  "CH-SO": { "library Josefstag": "so.ch, Gesetzliche Feiertage 2024, does not have it; some municipalities do" },
  "CH-UR": {
    "library Stephanstag": "not on Tuesdays and Saturdays",
    "ours second-christmas": "on all other days",
  },
  "CH-VS": {
    "library Fête du travail": "no holiday in the canton",
    "library Lundi de Pentecôte": "offices close: named as partly",
    "library Veille de Noël": "no holiday in the canton",
  },
  "ES-AN": mondays(),
  "ES-AR": mondays(),
  "ES-AS": mondays(),
  "ES-CB": {
    "library Día de las Instituciones de Cantabria": "28 July in each BOE, the library has 28 June",
    "library La Bien Aparecida": "its Sundays are given up for other days (BOE 2024)",
    "ours cantabria-day": "28 July in each BOE",
  },
  "ES-CE": {
    "library Fiesta del Sacrificio-Eidul Adha": "decreed each year, by the moon",
    "library Nuestra Señora de África": "not put off in any BOE",
    "library Día de Ceuta": "not put off in any BOE",
    "ours saint-anthony": "BOE of 2024, 2025 and 2026",
  },
  "ES-CL": { ...mondays(), "library Fiesta de Castilla y León": "put off in 2017, given up for another day in 2023" },
  "ES-EX": { "library Día de Extremadura": "given up for Carnival when it was a Sunday (BOE 2024)" },
  "ES-GA": { "library San José": "chosen for some years alone" },
  "ES-MC": { "ours murcia-rioja-day": "BOE of 2025 and 2026" },
  "ES-ML": {
    "library Fiesta del Eid Fitr": "decreed each year, by the moon",
    "library Fiesta del Sacrificio-Aid Al Adha": "decreed each year, by the moon",
    "ours melilla-day": "BOE of 2024, 2025 and 2026",
    "ours nativity-of-mary": "Our Lady of Victory, BOE of 2025 and 2026",
  },
  "ES-NC": {
    "library San José": "chosen for some years alone",
    "ours saint-francis-xavier": "BOE of 2024, 2025 and 2026",
  },
  "ES-PV": { "library San José": "chosen for some years alone" },
  "ES-VC": { "ours valencia-day": "9 October, BOE of 2024, 2025 and 2026" },
  "GB-SCT": { "ours world-cup-scotland": "Royal Proclamation of February 2026" },
  "IT-BZ": { "ours whit-monday": "the library does not know the province" },
  LI: {
    "library Feiertagsbrücke": "bridge days, of no law",
    "ours assumption": "Arbeitsgesetz Art. 18 Abs. 2; the library only names it",
    "ours all-saints": "Arbeitsgesetz Art. 18 Abs. 2; the library only names it",
  },
  US: { "ours armistice": "Executive Order 11582 gives a day for Veterans Day, too" },
};

/**
 * Andalusia, Aragon, Asturias, Castile and León give the Monday for each Sunday (RD 2001/1983 art. 45), the library for
 * some.
 */
function mondays(): Readonly<Record<string, string>> {
  const law = "BOE of each year since 2021";
  return Object.fromEntries(
    ["epiphany", "immaculate-conception", "national-day-es", "new-year"].map((key) => [`ours ${key}`, law]),
  );
}
