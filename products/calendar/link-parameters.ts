import type { LinkParameter } from "../offer.ts";

/** Parameters of the designer link (specification section 3, calendar), and our own months and columns. */
export const parameters: Readonly<Record<string, LinkParameter>> = {
  calendarType: { meaning: "Type of the calendar.", example: "wandkalender" },
  formatType: {
    meaning: "Size: a paper size's name, or width and height in millimetres.",
    example: "a4-quer",
    field: "format",
  },
  mountingType: { meaning: "Binding; an accessory type becomes the accessory.", example: "spirale", field: "mounting" },
  accessoryTypes: { meaning: "What it stands on.", example: "none", shape: "list", field: "accessory" },
  paperType: { meaning: "Paper of the sheets.", example: "standard", field: "paper" },
  refinementType: { meaning: "Refinement of the cover.", example: "gold", field: "refinement" },
  startDate: {
    meaning: "Day or month it starts in, instead of startMonth and year.",
    example: "2027-01",
    field: "startMonth",
  },
  startMonth: { meaning: "Month it starts in; the current one without it.", example: "1" },
  year: { meaning: "Year it starts in; the current one without it.", example: "2027" },
  months: { meaning: "Sheets of months.", example: "12" },
  columns: { meaning: "Columns of a family planner.", example: "4" },
  amount: { meaning: "Pieces of the same design.", example: "3" },
  designGroupId: { meaning: "Group of designs.", example: "12" },
  designId: { meaning: "Design.", example: "4711" },
};
