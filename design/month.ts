/** Weekday of the first of a month "2027-05", 1 is Monday. Gregorian, by Sakamoto's method in integers. */
export function firstWeekday(month: string): number {
  const [years = "", months = ""] = month.split("-");
  const number = Number(months);
  const year = number < 3 ? Number(years) - 1 : Number(years);
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][number - 1] ?? 0;
  const sunday = (year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + shift + 1) % 7;
  return sunday === 0 ? 7 : sunday;
}

/** Number of days in a month "2027-05". */
export function daysInMonth(month: string): number {
  const [year, number] = month.split("-").map(Number) as [number, number];
  if (number === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(number) ? 30 : 31;
}
