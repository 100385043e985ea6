import { z } from "zod";

/** GET -> `choiceList`: entries of a datasource as choices of fields; empty where the datasource is missing. */
export const choicesPath = (datasource: string) => `/office-api/content/datasources/${encodeURIComponent(datasource)}`;

export const choiceList = z.object({ choices: z.array(z.object({ name: z.string(), value: z.string() })) });
export type ChoiceList = z.infer<typeof choiceList>;
