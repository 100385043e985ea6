import { z } from "zod";
import { isReadableName } from "../../core/readable-name.ts";

/** Writing to the shop, over HTTP. */
export const contactPaths = {
  /** POST `contactMessage` -> 204, also for one that was sent before. */
  contact: "/web-api/contact",
} as const;

/** Most characters of each field. */
export const contactLimits = { name: 100, email: 254, orderNumber: 40, person: 40, message: 5000 } as const;

/** Possible recipients in the shop; "" is nobody in particular. */
export const contactPeople = ["orders", "print", "partners"] as const;
export type ContactPerson = (typeof contactPeople)[number];

export const isContactPerson = (name: string): name is ContactPerson =>
  (contactPeople as readonly string[]).includes(name);

/** One line: nothing that could begin another line of a mail's head, or turn it round. */
const line = (most: number) => z.string().trim().max(most).refine(isReadableName);

export const contactMessage = z.strictObject({
  /** Made by the sender once for each message, so that sending it twice writes it once. */
  id: z.uuid(),
  name: line(contactLimits.name).min(1),
  email: z.email().max(contactLimits.email),
  /** "" where it concerns no order. */
  orderNumber: line(contactLimits.orderNumber).default(""),
  /**
   * One of `contactPeople`, or "". Other values, from outdated links, are recorded, and the message is delivered
   * anyway.
   */
  person: line(contactLimits.person).default(""),
  message: z.string().trim().min(1).max(contactLimits.message),
  /** People do not see this field and leave it empty. */
  website: z.string().max(500).default(""),
});
export type ContactMessage = z.infer<typeof contactMessage>;
