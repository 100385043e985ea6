import { expect, test } from "vitest";
import { decodedText } from "../../../../core/decoded-text.ts";
import { LARGEST_FILE, readDates } from "./read-dates.ts";

const read = (text: string, monthFirst = false) => {
  const dates = readDates({ text, events: [], from: "2027-01-01", to: "2027-12-31", monthFirst });
  if (typeof dates === "string") throw new Error(dates);
  return dates;
};
const told = (text: string) => read(text).events.map(({ name, day, every }) => `${name} ${day} ${every}`);
const failure = (text: string) =>
  readDates({ text, events: [], from: "2027-01-01", to: "2027-12-31", monthFirst: false });
const card = (name: string, day: string, more = "") =>
  `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${day}\r\n${more}END:VCARD\r\n`;

test("birthdays of contacts, in all ways in which programs write them", () => {
  const days = [
    "BDAY:1947-05-14",
    "BDAY;VALUE=date:19470514",
    "BDAY:--0514",
    "item1.BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-14",
    "BDAY:1947-05-14T00:00:00Z",
  ];
  expect(told(days.map((day, n) => card(`Inge ${n}`, day)).join(""))).toEqual([
    "Inge 0 1947-05-14 year",
    "Inge 1 1947-05-14 year",
    "Inge 2 1604-05-14 year",
    "Inge 3 1604-05-14 year",
    "Inge 4 1947-05-14 year",
  ]);
});

test("names with umlauts, commas and folded lines are read as they are meant", () => {
  const text = `${card("J=C3=BCrgen", "BDAY:19700101").replace("FN:", "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:")}${card("Meyer\\, Ole", "BDAY:19700102")}${card("Katha\r\n rina", "BDAY:19700103")}BEGIN:VCARD\nN:Beispiel;Mia;;;\nBDAY:20190704\nEND:VCARD\n`;
  expect(read(text).events.map(({ name }) => name)).toEqual(["Jürgen", "Meyer, Ole", "Katharina", "Mia Beispiel"]);
});

test("who has no day is named", () => {
  const { added, undated } = read(
    card("Onkel Bert", "TEL:1") + card("Mia", "BDAY:20190704") + card("Lisa", "BDAY;VALUE=text:circa 1950"),
  );
  expect([added, undated]).toEqual([1, ["Onkel Bert", "Lisa"]]);
});

test("a picture of thirty million letters in a contact costs nothing, one file of more than forty is refused", () => {
  const photo = `PHOTO;ENCODING=b;TYPE=JPEG:\r\n ${`${"A".repeat(70)}\r\n `.repeat(400_000)}\r\n`;
  expect(told(card("Mia", "BDAY:20190704", photo))).toEqual(["Mia 2019-07-04 year"]);
  expect(failure("A".repeat(LARGEST_FILE + 1))).toBe("too-large");
});

const event = (name: string, start: string, rule = "") =>
  `BEGIN:VEVENT\nDTSTART${start}\n${rule}SUMMARY:${name}\nBEGIN:VALARM\nSUMMARY:Wecker\nEND:VALARM\nEND:VEVENT\n`;

test("events of a calendar come back as their rule says, as far as print can say it", () => {
  const text = [
    event("Fest bei Lena", ";VALUE=DATE:20270522"),
    event("Flohmarkt", ";TZID=Europe/Berlin:20270109T100000", "RRULE:FREQ=MONTHLY;BYDAY=2SA\n"),
    event("Hochzeitstag", ";VALUE=DATE:20100511", "RRULE:FREQ=YEARLY\n"),
    event("Turnen", ":20270105T170000Z", "RRULE:FREQ=WEEKLY;BYDAY=TU\n"),
    event("Vierzehntägig", ":20270105T170000Z", "RRULE:FREQ=WEEKLY;INTERVAL=2\n"),
    event("Vorbei", ";VALUE=DATE:20200522"),
  ].join("");
  const dates = read(`BEGIN:VCALENDAR\nVERSION:2.0\n${text}END:VCALENDAR\n`);
  expect(dates.events.map(({ name, every }) => `${name} ${every}`)).toEqual([
    "Fest bei Lena once",
    "Flohmarkt weekday",
    "Hochzeitstag year",
    "Turnen week",
    "Vierzehntägig once",
  ]);
  expect(dates.elsewhere).toBe(1);
});

test("of 100,000 events as many as a calendar takes are taken, and the rest is counted", () => {
  const many = Array.from({ length: 100_000 }, (_, n) => event(`Termin ${n}`, ";VALUE=DATE:20270522")).join("");
  const { events, tooMany } = read(`BEGIN:VCALENDAR\n${many}END:VCALENDAR\n`);
  expect([events.length, tooMany]).toEqual([250, 99_750]);
});

test("tables of names and days, with a head or without, in the order and with the signs of any program", () => {
  expect(told("Name;Geburtstag\nOma Inge;14.05.1947\nOle;3.7.\n")).toEqual([
    "Oma Inge 1947-05-14 year",
    "Ole 1604-07-03 year",
  ]);
  expect(told('1947-05-14,"Beispiel, Inge"\n2019-07-04,Mia')).toEqual([
    "Beispiel, Inge 1947-05-14 year",
    "Mia 2019-07-04 year",
  ]);
  expect(read("Name,Birthday\nAnn,5/4/1950\n", true).events[0]?.day).toBe("1950-05-04");
});

test("what is no file of dates is said as such", () => {
  expect(failure("\u0000\u0001PNG")).toBe("unknown");
  expect(failure("Liebe Oma")).toBe("unknown");
  expect(failure("BEGIN:VCALENDAR\nEND:VCALENDAR\n")).toBe("empty");
});

test("days that do not exist and names that would break a line are no trouble", () => {
  const { events, undated } = read(
    `Name;Tag\nLea;31.02.1990\n"Zwei\nZeilen\u2028";01.01.1990\n${"x".repeat(5000)};02.01.1990\n`,
  );
  expect(undated).toEqual(["Lea"]);
  expect(events.map(({ name }) => name)).toEqual(["Zwei Zeilen", "x".repeat(28)]);
});

test("tables of spreadsheets on Windows and files with the line ends of old programs keep their umlauts and lines", () => {
  const windows = Uint8Array.from("Jürgen;14.05.1947\r\nZoë;3.7.\r\n", (sign) => sign.charCodeAt(0));
  const sixteen = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([..."Åsa\t01.02.1990"].map((one) => one.charCodeAt(0))).buffer),
  ]);
  expect(told(decodedText(windows))).toEqual(["Jürgen 1947-05-14 year", "Zoë 1604-07-03 year"]);
  expect(told(decodedText(sixteen))).toEqual(["Åsa 1990-02-01 year"]);
  expect(told(decodedText(new TextEncoder().encode("\ufeffJürgen;14.05.1947\n")))).toEqual(["Jürgen 1947-05-14 year"]);
  expect(told(card("Mia", "BDAY:20190704").replaceAll("\r\n", "\r"))).toEqual(["Mia 2019-07-04 year"]);
});

test("of a contact with a bomb in its photo the photo is never put together", () => {
  const bomb = `PHOTO;ENCODING=b:${"A".repeat(20_000_000)}\r\nNOTE:${"B".repeat(10_000_000)}\r\n`;
  expect(told(card("Mia", "BDAY:20190704", bomb) + card("Ole", "BDAY:20150303"))).toEqual([
    "Mia 2019-07-04 year",
    "Ole 2015-03-03 year",
  ]);
});
