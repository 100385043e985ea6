/**
 * Published days off per region, "regions: month-day ...", from the sources below and not from our rules. Without
 * Spain's Sundays, as in its gazette; Great Britain and the United States list holidays beside their substitutes.
 */
export const published: Readonly<Record<number, string>> = {
  2024: `
AT AT-1 AT-2 AT-3 AT-4 AT-5 AT-6 AT-7 AT-8 AT-9: 01-01 01-06 04-01 05-01 05-09 05-20 05-30 08-15 10-26 11-01 12-08 12-25 12-26
BE BE-DG BE-VLG BE-WAL: 01-01 04-01 05-01 05-09 05-20 07-21 08-15 11-01 11-11 12-25
CH CH-AR CH-GR: 01-01 03-29 04-01 05-09 05-20 08-01 12-25 12-26
CH-AG CH-BE: 01-01 01-02 03-29 04-01 05-09 05-20 08-01 12-25 12-26
CH-AI: 01-01 03-29 04-01 05-09 05-20 05-30 08-01 08-15 09-22 11-01 12-08 12-25 12-26
CH-BL CH-BS CH-SH CH-ZH: 01-01 03-29 04-01 05-01 05-09 05-20 08-01 12-25 12-26
CH-FR CH-ZG: 01-01 03-29 05-09 05-30 08-01 08-15 11-01 12-08 12-25
CH-GE: 01-01 03-29 04-01 05-09 05-20 08-01 09-05 12-25 12-31
CH-GL: 01-01 03-29 04-01 04-04 05-09 05-20 08-01 11-01 12-25 12-26
CH-JU: 01-01 01-02 03-29 04-01 05-01 05-09 05-20 05-30 06-23 08-01 08-15 11-01 12-25
CH-LU: 01-01 03-29 05-09 05-30 08-01 08-15 11-01 12-08 12-25 12-26
CH-NE: 01-01 03-01 03-29 05-01 05-09 08-01 12-25
CH-NW: 01-01 03-19 03-29 05-09 05-30 08-01 08-15 11-01 12-08 12-25
CH-OW: 01-01 03-29 05-09 05-30 08-01 08-15 09-25 11-01 12-08 12-25
CH-SG: 01-01 03-29 04-01 05-09 05-20 08-01 11-01 12-25 12-26
CH-SO: 01-01 03-29 05-01 05-09 05-30 08-01 08-15 11-01 12-25
CH-SZ CH-UR: 01-01 01-06 03-19 03-29 04-01 05-09 05-20 05-30 08-01 08-15 11-01 12-08 12-25 12-26
CH-TG: 01-01 01-02 03-29 04-01 05-01 05-09 05-20 08-01 12-25 12-26
CH-TI: 01-01 01-06 03-19 04-01 05-01 05-09 05-20 05-30 06-29 08-01 08-15 11-01 12-08 12-25 12-26
CH-VD: 01-01 01-02 03-29 04-01 05-09 05-20 08-01 09-16 12-25
CH-VS: 01-01 03-19 05-09 05-30 08-01 08-15 11-01 12-08 12-25
DE: 01-01 03-29 04-01 05-01 05-09 05-20 10-03 12-25 12-26
DE-BB: 01-01 03-29 03-31 04-01 05-01 05-09 05-19 05-20 10-03 10-31 12-25 12-26
DE-BE: 01-01 03-08 03-29 04-01 05-01 05-09 05-20 10-03 12-25 12-26
DE-BW DE-BY: 01-01 01-06 03-29 04-01 05-01 05-09 05-20 05-30 10-03 11-01 12-25 12-26
DE-HB DE-HH DE-NI DE-SH: 01-01 03-29 04-01 05-01 05-09 05-20 10-03 10-31 12-25 12-26
DE-HE: 01-01 03-29 04-01 05-01 05-09 05-20 05-30 10-03 12-25 12-26
DE-MV: 01-01 03-08 03-29 04-01 05-01 05-09 05-20 10-03 10-31 12-25 12-26
DE-NW DE-RP: 01-01 03-29 04-01 05-01 05-09 05-20 05-30 10-03 11-01 12-25 12-26
DE-SL: 01-01 03-29 04-01 05-01 05-09 05-20 05-30 08-15 10-03 11-01 12-25 12-26
DE-SN: 01-01 03-29 04-01 05-01 05-09 05-20 10-03 10-31 11-20 12-25 12-26
DE-ST: 01-01 01-06 03-29 04-01 05-01 05-09 05-20 10-03 10-31 12-25 12-26
DE-TH: 01-01 03-29 04-01 05-01 05-09 05-20 09-20 10-03 10-31 12-25 12-26
ES: 01-01 01-06 03-29 05-01 08-15 10-12 11-01 12-06 12-25
ES-AN: 01-01 01-06 02-28 03-28 03-29 05-01 08-15 10-12 11-01 12-06 12-09 12-25
ES-AR ES-CL: 01-01 01-06 03-28 03-29 04-23 05-01 08-15 10-12 11-01 12-06 12-09 12-25
ES-AS: 01-01 01-06 03-28 03-29 05-01 08-15 09-09 10-12 11-01 12-06 12-09 12-25
ES-CB ES-PV: 01-01 01-06 03-28 03-29 04-01 05-01 07-25 08-15 10-12 11-01 12-06 12-25
ES-CE: 01-01 01-06 03-28 03-29 05-01 06-13 06-17 08-05 08-15 09-02 10-12 11-01 12-06 12-25
ES-CM: 01-01 01-06 03-28 03-29 05-01 05-30 05-31 08-15 10-12 11-01 12-06 12-25
ES-CN: 01-01 01-06 03-28 03-29 05-01 05-30 08-15 10-12 11-01 12-06 12-25
ES-CT: 01-01 01-06 03-29 04-01 05-01 06-24 08-15 09-11 10-12 11-01 12-06 12-25 12-26
ES-EX: 01-01 01-06 02-13 03-28 03-29 05-01 08-15 10-12 11-01 12-06 12-09 12-25
ES-GA: 01-01 01-06 03-28 03-29 05-01 05-17 07-25 08-15 10-12 11-01 12-06 12-25
ES-IB: 01-01 01-06 03-01 03-28 03-29 04-01 05-01 08-15 10-12 11-01 12-06 12-25
ES-MC: 01-01 01-06 03-19 03-28 03-29 05-01 08-15 10-12 11-01 12-06 12-09 12-25
ES-MD: 01-01 01-06 03-28 03-29 05-01 05-02 07-25 08-15 10-12 11-01 12-06 12-25
ES-ML: 01-01 01-06 03-28 03-29 04-10 05-01 06-17 08-15 09-17 10-12 11-01 12-06 12-09 12-25
ES-NC: 01-01 01-06 03-28 03-29 04-01 05-01 07-25 08-15 10-12 11-01 12-03 12-06 12-25
ES-RI: 01-01 01-06 03-28 03-29 04-01 05-01 06-10 08-15 10-12 11-01 12-06 12-25
ES-VC: 01-01 01-06 03-19 03-29 04-01 05-01 06-24 08-15 10-09 10-12 11-01 12-06 12-25
FR: 01-01 04-01 05-01 05-08 05-09 05-20 07-14 08-15 11-01 11-11 12-25
FR-57: 01-01 03-29 04-01 05-01 05-08 05-09 05-20 07-14 08-15 11-01 11-11 12-25 12-26
GB GB-EAW: 01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26
GB-NIR: 01-01 03-17 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26
GB-SCT: 01-01 01-02 03-29 05-06 05-27 08-05 11-30 12-02 12-25 12-26
IT: 01-01 01-06 03-31 04-01 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26
IT-BZ: 01-01 01-06 03-31 04-01 04-25 05-01 05-20 06-02 08-15 11-01 12-08 12-25 12-26
LI: 01-01 01-06 03-29 04-01 05-01 05-09 05-20 05-30 08-15 09-08 11-01 12-08 12-25 12-26
LU: 01-01 04-01 05-01 05-09 05-20 06-23 08-15 11-01 12-25 12-26
NL: 01-01 03-31 04-01 04-27 05-09 05-19 05-20 12-25 12-26
US: 01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25
`,
  2025: `
AT AT-1 AT-2 AT-3 AT-4 AT-5 AT-6 AT-7 AT-8 AT-9: 01-01 01-06 04-21 05-01 05-29 06-09 06-19 08-15 10-26 11-01 12-08 12-25 12-26
BE BE-DG BE-VLG BE-WAL: 01-01 04-21 05-01 05-29 06-09 07-21 08-15 11-01 11-11 12-25
CH CH-AR CH-GR: 01-01 04-18 04-21 05-29 06-09 08-01 12-25 12-26
CH-AG CH-BE: 01-01 01-02 04-18 04-21 05-29 06-09 08-01 12-25 12-26
CH-AI: 01-01 04-18 04-21 05-29 06-09 06-19 08-01 08-15 09-22 11-01 12-08 12-25 12-26
CH-BL CH-BS CH-SH CH-ZH: 01-01 04-18 04-21 05-01 05-29 06-09 08-01 12-25 12-26
CH-FR CH-ZG: 01-01 04-18 05-29 06-19 08-01 08-15 11-01 12-08 12-25
CH-GE: 01-01 04-18 04-21 05-29 06-09 08-01 09-11 12-25 12-31
CH-GL: 01-01 04-03 04-18 04-21 05-29 06-09 08-01 11-01 12-25 12-26
CH-JU: 01-01 01-02 04-18 04-21 05-01 05-29 06-09 06-19 06-23 08-01 08-15 11-01 12-25
CH-LU: 01-01 04-18 05-29 06-19 08-01 08-15 11-01 12-08 12-25 12-26
CH-NE: 01-01 03-01 04-18 05-01 05-29 08-01 12-25
CH-NW: 01-01 03-19 04-18 05-29 06-19 08-01 08-15 11-01 12-08 12-25
CH-OW: 01-01 04-18 05-29 06-19 08-01 08-15 09-25 11-01 12-08 12-25
CH-SG: 01-01 04-18 04-21 05-29 06-09 08-01 11-01 12-25 12-26
CH-SO: 01-01 04-18 05-01 05-29 06-19 08-01 08-15 11-01 12-25
CH-SZ CH-UR: 01-01 01-06 03-19 04-18 04-21 05-29 06-09 06-19 08-01 08-15 11-01 12-08 12-25 12-26
CH-TG: 01-01 01-02 04-18 04-21 05-01 05-29 06-09 08-01 12-25 12-26
CH-TI: 01-01 01-06 03-19 04-21 05-01 05-29 06-09 06-19 06-29 08-01 08-15 11-01 12-08 12-25 12-26
CH-VD: 01-01 01-02 04-18 04-21 05-29 06-09 08-01 09-22 12-25
CH-VS: 01-01 03-19 05-29 06-19 08-01 08-15 11-01 12-08 12-25
DE: 01-01 04-18 04-21 05-01 05-29 06-09 10-03 12-25 12-26
DE-BB: 01-01 04-18 04-20 04-21 05-01 05-29 06-08 06-09 10-03 10-31 12-25 12-26
DE-BE: 01-01 03-08 04-18 04-21 05-01 05-08 05-29 06-09 10-03 12-25 12-26
DE-BW DE-BY: 01-01 01-06 04-18 04-21 05-01 05-29 06-09 06-19 10-03 11-01 12-25 12-26
DE-HB DE-HH DE-NI DE-SH: 01-01 04-18 04-21 05-01 05-29 06-09 10-03 10-31 12-25 12-26
DE-HE: 01-01 04-18 04-21 05-01 05-29 06-09 06-19 10-03 12-25 12-26
DE-MV: 01-01 03-08 04-18 04-21 05-01 05-29 06-09 10-03 10-31 12-25 12-26
DE-NW DE-RP: 01-01 04-18 04-21 05-01 05-29 06-09 06-19 10-03 11-01 12-25 12-26
DE-SL: 01-01 04-18 04-21 05-01 05-29 06-09 06-19 08-15 10-03 11-01 12-25 12-26
DE-SN: 01-01 04-18 04-21 05-01 05-29 06-09 10-03 10-31 11-19 12-25 12-26
DE-ST: 01-01 01-06 04-18 04-21 05-01 05-29 06-09 10-03 10-31 12-25 12-26
DE-TH: 01-01 04-18 04-21 05-01 05-29 06-09 09-20 10-03 10-31 12-25 12-26
ES: 01-01 01-06 04-18 05-01 08-15 11-01 12-06 12-08 12-25
ES-AN: 01-01 01-06 02-28 04-17 04-18 05-01 08-15 10-13 11-01 12-06 12-08 12-25
ES-AR ES-CL: 01-01 01-06 04-17 04-18 04-23 05-01 08-15 10-13 11-01 12-06 12-08 12-25
ES-AS ES-EX: 01-01 01-06 04-17 04-18 05-01 08-15 09-08 10-13 11-01 12-06 12-08 12-25
ES-CB: 01-01 01-06 04-17 04-18 05-01 07-28 08-15 09-15 11-01 12-06 12-08 12-25
ES-CE: 01-01 01-06 04-17 04-18 05-01 06-06 06-13 08-05 08-15 11-01 12-06 12-08 12-25
ES-CM: 01-01 01-06 04-17 04-18 05-01 05-31 06-19 08-15 11-01 12-06 12-08 12-25
ES-CN: 01-01 01-06 04-17 04-18 05-01 05-30 08-15 11-01 12-06 12-08 12-25
ES-CT: 01-01 01-06 04-18 04-21 05-01 06-24 08-15 09-11 11-01 12-06 12-08 12-25 12-26
ES-GA: 01-01 01-06 04-17 04-18 05-01 05-17 07-25 08-15 11-01 12-06 12-08 12-25
ES-IB: 01-01 01-06 03-01 04-17 04-18 05-01 08-15 11-01 12-06 12-08 12-25 12-26
ES-MC: 01-01 01-06 03-19 04-17 04-18 05-01 06-09 08-15 11-01 12-06 12-08 12-25
ES-MD: 01-01 01-06 04-17 04-18 05-01 05-02 07-25 08-15 11-01 12-06 12-08 12-25
ES-ML: 01-01 01-06 03-31 04-17 04-18 05-01 06-06 08-15 09-08 09-17 11-01 12-06 12-08 12-25
ES-NC: 01-01 01-06 04-17 04-18 04-21 05-01 07-25 08-15 11-01 12-03 12-06 12-08 12-25
ES-PV: 01-01 01-06 04-17 04-18 04-21 05-01 07-25 08-15 11-01 12-06 12-08 12-25
ES-RI: 01-01 01-06 04-17 04-18 04-21 05-01 06-09 08-15 11-01 12-06 12-08 12-25
ES-VC: 01-01 01-06 03-19 04-18 04-21 05-01 06-24 08-15 10-09 11-01 12-06 12-08 12-25
FR: 01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25
FR-57: 01-01 04-18 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25 12-26
GB GB-EAW: 01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26
GB-NIR: 01-01 03-17 04-18 04-21 05-05 05-26 07-12 07-14 08-25 12-25 12-26
GB-SCT: 01-01 01-02 04-18 05-05 05-26 08-04 11-30 12-01 12-25 12-26
IT: 01-01 01-06 04-20 04-21 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26
IT-BZ: 01-01 01-06 04-20 04-21 04-25 05-01 06-02 06-09 08-15 11-01 12-08 12-25 12-26
LI: 01-01 01-06 04-18 04-21 05-01 05-29 06-09 06-19 08-15 09-08 11-01 12-08 12-25 12-26
LU: 01-01 04-21 05-01 05-09 05-29 06-09 06-23 08-15 11-01 12-25 12-26
NL: 01-01 04-20 04-21 04-26 05-29 06-08 06-09 12-25 12-26
US: 01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25
`,
  2026: `
ES: 01-01 01-06 04-03 05-01 08-15 10-12 12-08 12-25
ES-AN: 01-01 01-06 02-28 04-02 04-03 05-01 08-15 10-12 11-02 12-07 12-08 12-25
ES-AR ES-CL: 01-01 01-06 04-02 04-03 04-23 05-01 08-15 10-12 11-02 12-07 12-08 12-25
ES-AS ES-EX: 01-01 01-06 04-02 04-03 05-01 08-15 09-08 10-12 11-02 12-07 12-08 12-25
ES-CB: 01-01 01-06 04-02 04-03 05-01 07-28 08-15 09-15 10-12 12-07 12-08 12-25
ES-CE: 01-01 01-06 04-02 04-03 05-01 05-27 06-13 08-05 08-15 09-02 10-12 12-08 12-25
ES-CM: 01-01 01-06 04-02 04-03 04-06 05-01 06-04 08-15 10-12 11-02 12-08 12-25
ES-CN: 01-01 01-06 04-02 04-03 05-01 05-30 08-15 10-12 11-02 12-08 12-25
ES-CT: 01-01 01-06 04-03 04-06 05-01 06-24 08-15 09-11 10-12 12-08 12-25 12-26
ES-GA: 01-01 01-06 03-19 04-02 04-03 05-01 06-24 07-25 08-15 10-12 12-08 12-25
ES-IB: 01-01 01-06 03-02 04-02 04-03 04-06 05-01 08-15 10-12 12-08 12-25 12-26
ES-MC: 01-01 01-06 03-19 04-02 04-03 05-01 06-09 08-15 10-12 12-07 12-08 12-25
ES-MD: 01-01 01-06 04-02 04-03 05-01 05-02 08-15 10-12 11-02 12-07 12-08 12-25
ES-ML: 01-01 01-06 03-20 04-02 04-03 05-01 05-27 08-15 09-08 09-17 10-12 12-07 12-08 12-25
ES-NC: 01-01 01-06 03-19 04-02 04-03 04-06 05-01 08-15 10-12 11-02 12-03 12-08 12-25
ES-PV: 01-01 01-06 03-19 04-02 04-03 04-06 05-01 07-25 08-15 10-12 12-08 12-25
ES-RI: 01-01 01-06 04-02 04-03 04-06 05-01 06-09 08-15 10-12 12-07 12-08 12-25
ES-VC: 01-01 01-06 03-19 04-03 04-06 05-01 06-24 08-15 10-09 10-12 12-08 12-25
GB GB-EAW: 01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28
GB-NIR: 01-01 03-17 04-03 04-06 05-04 05-25 07-12 07-13 08-31 12-25 12-26 12-28
GB-SCT: 01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-26 12-28
IT: 01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26
IT-BZ: 01-01 01-06 04-05 04-06 04-25 05-01 05-25 06-02 08-15 10-04 11-01 12-08 12-25 12-26
US: 01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25
`,
};

/** Source of each table, by country or region; the law is that of the years above. */
export const sources: Readonly<Record<string, string>> = {
  AT: "Arbeitsruhegesetz § 7 Abs. 2",
  BE: "koninklijk besluit van 18 april 1974, art. 1: ten days; the days of the communities are none of them",
  CH: "Bundesverfassung Art. 110 (1 August), three days that all cantons have and four that most have",
  "CH-AG": "Einführungsgesetz zum Arbeitsrecht, districts Aarau, Brugg, Kulm, Lenzburg and Zofingen",
  "CH-AI": "Ruhetagsgesetz (GS 822.200) Art. 2",
  "CH-AR": "Verordnung zum Arbeitsgesetz: 26 December unless three days of rest would follow each other",
  "CH-BE": "Gesetz über die Ruhe an öffentlichen Feiertagen",
  "CH-BL": "Ruhetagsgesetz",
  "CH-BS": "Gesetz über öffentliche Ruhetage und Ladenöffnung",
  "CH-FR": "Loi d’application du travail: the Catholic municipalities",
  "CH-GE": "Loi sur les jours fériés (J 1 45) art. 1",
  "CH-GL": "Ruhetagsgesetz; Näfelser Fahrt: first Thursday of April, a week later in Holy Week",
  "CH-GR": "Ruhetagsgesetz; Good Friday is a day of rest there",
  "CH-JU": "Loi sur les jours fériés officiels et le repos dominical",
  "CH-LU": "Ruhetags- und Ladenschlussgesetz (RLG)",
  "CH-NE": "Loi sur le dimanche et les jours fériés: 2 January and 26 December after a Sunday alone",
  "CH-NW": "Ruhetagsgesetz",
  "CH-OW": "Ruhetagsgesetz",
  "CH-SG": "Gesetz über Ruhetag und Ladenöffnung",
  "CH-SH": "Ruhetagsgesetz",
  "CH-SO": "Kanton Solothurn, Gesetzliche Feiertage 2024 (so.ch), without Bucheggberg; 1 May from noon",
  "CH-SZ": "Ruhetagsgesetz",
  "CH-TG": "Ruhetagsgesetz",
  "CH-TI": "Legge concernente i giorni festivi ufficiali nel Cantone Ticino",
  "CH-UR": "Ruhetagsgesetz: 26 December not on Tuesdays and Saturdays",
  "CH-VD": "Loi sur l’emploi",
  "CH-VS": "Loi sur le travail of the canton: eight days",
  "CH-ZG": "Ruhetags- und Ladenöffnungsgesetz",
  "CH-ZH": "Ruhetags- und Ladenöffnungsgesetz § 1",
  DE: "Einigungsvertrag Art. 2 Abs. 2, and the eight days that all states have",
  "DE-BB": "Feiertagsgesetz § 2: Easter Sunday and Whit Sunday, too",
  "DE-BE": "Gesetz über die Sonn- und Feiertage § 1; 8 May 2025 and 17 June 2028 by its changes",
  "DE-BW": "Feiertagsgesetz § 1",
  "DE-BY": "Feiertagsgesetz Art. 1: 15 August in Catholic municipalities, 8 August in Augsburg alone",
  "DE-HB": "Gesetz über die Sonn- und Feiertage § 2",
  "DE-HE": "Hessisches Feiertagsgesetz § 1; its Sundays are not listed",
  "DE-HH": "Feiertagsgesetz § 1",
  "DE-MV": "Feiertagsgesetz Mecklenburg-Vorpommern § 2",
  "DE-NI": "Niedersächsisches Feiertagsgesetz § 2",
  "DE-NW": "Feiertagsgesetz NW § 2",
  "DE-RP": "Feiertagsgesetz § 2",
  "DE-SH": "Gesetz über Sonn- und Feiertage § 2",
  "DE-SL": "Feiertagsgesetz § 2",
  "DE-SN": "Sächsisches Sonn- und Feiertagsgesetz § 1: Corpus Christi in some municipalities alone",
  "DE-ST": "Feiertagsgesetz § 2",
  "DE-TH": "Thüringer Feier- und Gedenktagsgesetz § 2: Corpus Christi in some municipalities alone",
  ES: "BOE-A-2023-22014 (2024), BOE-A-2024-21316 (2025), BOE-A-2025-21667 (2026)",
  FR: "Code du travail art. L3133-1; jours-feries-france-data of the state’s open data",
  "FR-57": "Code du travail art. L3134-13; jours-feries-france-data of the state’s open data",
  GB: "GOV.UK, UK bank holidays (Banking and Financial Dealings Act 1971 and proclamations)",
  IT: "legge 27 maggio 1949, n. 260, and the law that made 4 October a holiday from 2026 on",
  "IT-BZ": "Whit Monday is a day off in the province alone",
  LI: "Arbeitsgesetz Art. 18 Abs. 2, and Good Friday of the list for terms (BGBl. III Nr. 58/2021)",
  LU: "Code du travail art. L. 232-2 (loi du 25 avril 2019)",
  NL: "Algemene termijnenwet art. 3; Good Friday and 5 May are days off of no law",
  US: "5 U.S.C. 6103 and Executive Order 11582; Office of Personnel Management, Federal Holidays",
};

/**
 * Days decreed for a single year, which no rule can know: days given and taken, with the gazette's names. Visitors add
 * them to the days themselves.
 */
export const decreed: readonly (readonly [
  region: string,
  year: number,
  given: string,
  taken: string,
  reason: string,
])[] = [
  ["ES-CB", 2024, "04-01 07-25", "", "instead of two days of its own on Sundays"],
  ["ES-CE", 2024, "06-17", "", "Eid al-Adha"],
  ["ES-EX", 2024, "02-13 12-09", "", "Carnival instead of its own day on a Sunday; Monday of 8 December"],
  ["ES-MC", 2024, "12-09", "", "Monday of 8 December"],
  ["ES-MD", 2024, "07-25", "", "Saint James, chosen"],
  ["ES-ML", 2024, "04-10 06-17 12-09", "", "Eid al-Fitr, Eid al-Adha, Monday of 8 December"],
  ["ES-NC", 2024, "07-25", "", "Saint James, chosen"],
  ["ES-RI", 2024, "06-10", "", "Monday of its own day"],
  ["ES-CE", 2025, "06-06", "09-02", "Eid al-Adha; its own day not chosen"],
  ["ES-EX", 2025, "10-13", "", "Monday of 12 October"],
  ["ES-IB", 2025, "12-26", "04-21", "26 December instead of Easter Monday"],
  ["ES-MD", 2025, "07-25", "", "Saint James, chosen"],
  ["ES-ML", 2025, "03-31 06-06", "", "Eid al-Fitr, Eid al-Adha"],
  ["ES-NC", 2025, "07-25", "", "Saint James, chosen"],
  ["ES-CB", 2026, "12-07", "", "Monday of 6 December"],
  ["ES-CE", 2026, "05-27", "", "Eid al-Adha"],
  ["ES-CM", 2026, "04-06 11-02", "", "Easter Monday; Monday of 1 November"],
  ["ES-CN", 2026, "11-02", "", "Monday of 1 November"],
  ["ES-EX", 2026, "11-02 12-07", "", "Mondays of 1 November and 6 December"],
  ["ES-GA", 2026, "03-19 06-24", "", "Saint Joseph and Saint John, chosen"],
  ["ES-IB", 2026, "03-02 12-26", "", "Monday of its own day; 26 December"],
  ["ES-MC", 2026, "12-07", "", "Monday of 6 December"],
  ["ES-MD", 2026, "11-02 12-07", "", "Mondays of 1 November and 6 December"],
  ["ES-ML", 2026, "03-20 05-27 12-07", "", "Eid al-Fitr, Eid al-Adha, Monday of 6 December"],
  ["ES-NC", 2026, "03-19 11-02", "", "Saint Joseph; Monday of 1 November"],
  ["ES-PV", 2026, "03-19", "", "Saint Joseph, chosen"],
  ["ES-RI", 2026, "12-07", "", "Monday of 6 December"],
];
