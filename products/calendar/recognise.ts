import { isGiven } from "../link-values.ts";

/** A calendar type means a calendar (specification section 3, product type). */
export const recognises = ({ calendarType }: Readonly<Record<string, unknown>>): boolean => isGiven(calendarType);
