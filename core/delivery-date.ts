import { addDays, type CalendarDate, isWeekend, wallClock } from "./calendar-date.ts";
import type { HolidayRegion } from "./holiday-rules.ts";
import { isHoliday } from "./holidays.ts";

/** Place and rules of production; dated data, not code (catalogue facts, section 11). */
export interface ProductionSite {
  /** IANA zone whose clock decides about the cut-off. */
  readonly zone: string;
  readonly region: HolidayRegion;
  /** Minutes since midnight; an order paid before starts the same working day. */
  readonly cutOff: number;
  /** Days with more work than hands, both ends included. */
  readonly peaks: readonly Peak[];
  /** Of one order; what needs more of them takes more days. */
  readonly parcelsADay: number;
  /** Letters to people of a list that it addresses and posts of one order in a day. */
  readonly lettersADay: number;
}

export interface Peak {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly extraDays: number;
}

export interface DeliveryRequest {
  readonly paidAt: Date;
  /** Working days of the slowest product in the order. */
  readonly productionDays: number;
  readonly express: boolean;
  readonly destination: HolidayRegion;
  /** Working days between hand-over to the carrier and the door. */
  readonly transit: { readonly min: number; readonly max: number };
}

export interface DeliveryDates {
  /** First day of work on it. */
  readonly starts: CalendarDate;
  /** Day of hand-over to the carrier. */
  readonly ships: CalendarDate;
  readonly earliest: CalendarDate;
  /** The day we promise. */
  readonly latest: CalendarDate;
}

/**
 * Working days of an order. The catalogue's days of its slowest product hold for as many parcels as the workshop sends
 * in a day; each further such number takes another day.
 */
export const daysForParcels = (
  days: number,
  parcels: number,
  { parcelsADay }: Pick<ProductionSite, "parcelsADay">,
): number => days + Math.max(0, Math.ceil(parcels / parcelsADay) - 1);

/** The same of an order of which a part goes straight to people of a list. */
export const daysForMailing = (
  days: number,
  { parcels, letters }: { readonly parcels: number; readonly letters: number },
  { parcelsADay, lettersADay }: Pick<ProductionSite, "parcelsADay" | "lettersADay">,
): number =>
  days + Math.max(0, Math.ceil((parcels * lettersADay + letters * parcelsADay) / (parcelsADay * lettersADay)) - 1);

type WorkingDay = (date: CalendarDate) => boolean;

/**
 * Delivery of an order paid at `paidAt`: production starts on the first working day whose cut-off is ahead and takes
 * its days (more in a peak, half but at least one for express), then transit. Weekends and holidays count for neither.
 */
export function deliveryDates(request: DeliveryRequest, site: ProductionSite): DeliveryDates {
  const produces: WorkingDay = (date) => !isWeekend(date) && !isHoliday(site.region, date);
  const delivers: WorkingDay = (date) => produces(date) && !isHoliday(request.destination, date);
  const clock = wallClock(request.paidAt, site.zone);
  const starts = workingDayFrom(clock.minutes < site.cutOff ? clock.date : addDays(clock.date, 1), produces);
  const ships = addWorkingDays(starts, workingDays(request, starts, site), produces);
  return {
    starts,
    ships,
    earliest: addWorkingDays(ships, request.transit.min, delivers),
    latest: addWorkingDays(ships, request.transit.max, delivers),
  };
}

function workingDays(request: DeliveryRequest, starts: CalendarDate, site: ProductionSite): number {
  const peak = site.peaks.find(({ from, to }) => from <= starts && starts <= to);
  const days = request.productionDays + (peak?.extraDays ?? 0);
  return request.express ? Math.max(1, Math.ceil(days / 2)) : days;
}

function workingDayFrom(date: CalendarDate, works: WorkingDay): CalendarDate {
  return works(date) ? date : workingDayFrom(addDays(date, 1), works);
}

function addWorkingDays(date: CalendarDate, days: number, works: WorkingDay): CalendarDate {
  return days <= 0 ? date : addWorkingDays(workingDayFrom(addDays(date, 1), works), days - 1, works);
}
