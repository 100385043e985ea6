import { z } from "zod";
import { jobStates } from "./job-states.ts";

export const operatorPaths = {
  /** POST `operatorLogin` -> `operatorView`. */
  login: "/office-api/login",
  /** POST, 204. */
  logout: "/office-api/logout",
  /** GET -> `operatorView`, or null: that nobody is signed in is an answer, no fault. */
  me: "/office-api/me",
  /** GET -> `jobList`; query `state`, `search`, `page`. */
  jobs: "/office-api/jobs",
  /** POST, 204: tries a waiting or dead job again now. */
  retry: (id: string) => `/office-api/jobs/${id}/retry`,
} as const;

export const operatorLogin = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) });
export const operatorView = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(["operator", "admin"]),
  capabilities: z.array(z.string()),
});
export type OperatorView = z.infer<typeof operatorView>;

export const jobsQuery = z.object({
  state: z.enum(jobStates).optional(),
  search: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const jobList = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(jobStates),
      payload: z.unknown(),
      attempts: z.int(),
      maxAttempts: z.int(),
      lastError: z.string().nullable(),
      runAt: z.iso.datetime(),
      createdAt: z.iso.datetime(),
    }),
  ),
  counts: z.record(z.enum(jobStates), z.int()),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type JobList = z.infer<typeof jobList>;
