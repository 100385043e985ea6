import { z } from "zod";

/** GET -> `choiceList`: the entries of a datasource, from which fields of pages are filled; none where there is no such datasource. */
export const choicesPath = (datasource: string) => `/office-api/content/datasources/${encodeURIComponent(datasource)}`;

export const choiceList = z.object({ choices: z.array(z.object({ name: z.string(), value: z.string() })) });
export type ChoiceList = z.infer<typeof choiceList>;
