import { z } from "zod";

/** Most characters of a key, a flag's name or a value (chrome document, section 5). */
export const mostOfKey = 250;
/** Most values of a list in a matcher; longer lists are segments. */
const mostOfList = 1_000;

/** Names stand unescaped in addresses of the official clients. */
export const flagName = z
  .string()
  .max(mostOfKey)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, "a name has letters, digits, dash, underscore and full stop");
export const treatmentName = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, "a treatment has letters, digits, dash, underscore and full stop");

/** As the clients read it: leading zeros are no fault (`vectors/semver-equal.csv`). */
export const semver = z
  .string()
  .max(mostOfKey)
  .regex(
    /^\d+\.\d+\.\d+(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/,
    "a version looks like 1.2.3 or 1.2.3-rc.1",
  );
const list = z.array(z.string().min(1).max(mostOfKey)).min(1).max(mostOfList);
const number = z.number().finite();
const dataType = z.enum(["NUMBER", "DATETIME"]).nullable().default(null);

/** A pattern is tried out when it is saved: one that no client can read makes the flag answer control. */
const pattern = z
  .string()
  .min(1)
  .max(500)
  .refine((text) => {
    try {
      new RegExp(text);
      return true;
    } catch {
      return false;
    }
  }, "is no regular expression");

const keySelector = z
  .strictObject({
    trafficType: z.string().min(1).max(100).default("user"),
    /** Left out: the key itself is matched. */
    attribute: z.string().min(1).max(mostOfKey).nullable().default(null),
  })
  .nullable()
  .default(null);

const common = { negate: z.boolean().default(false), keySelector };
const of = <const Types extends readonly string[], Data extends z.ZodRawShape>(types: Types, data: Data) =>
  z.strictObject({ matcherType: z.enum(types), ...common, ...data });

/** A condition on a visitor (protocol, section 7). */
export const matcher = z.discriminatedUnion("matcherType", [
  of(["ALL_KEYS"], {}),
  of(["IN_SEGMENT", "IN_RULE_BASED_SEGMENT"], {
    userDefinedSegmentMatcherData: z.strictObject({ segmentName: flagName }),
  }),
  of(["IN_LARGE_SEGMENT"], { userDefinedLargeSegmentMatcherData: z.strictObject({ largeSegmentName: flagName }) }),
  of(
    [
      "WHITELIST",
      "STARTS_WITH",
      "ENDS_WITH",
      "CONTAINS_STRING",
      "EQUAL_TO_SET",
      "CONTAINS_ANY_OF_SET",
      "CONTAINS_ALL_OF_SET",
      "PART_OF_SET",
    ],
    { whitelistMatcherData: z.strictObject({ whitelist: list }) },
  ),
  of(["IN_LIST_SEMVER"], {
    whitelistMatcherData: z.strictObject({ whitelist: z.array(semver).min(1).max(mostOfList) }),
  }),
  of(["EQUAL_TO", "GREATER_THAN_OR_EQUAL_TO", "LESS_THAN_OR_EQUAL_TO"], {
    unaryNumericMatcherData: z.strictObject({ dataType, value: number }),
  }),
  of(["BETWEEN"], { betweenMatcherData: z.strictObject({ dataType, start: number, end: number }) }),
  of(["EQUAL_TO_BOOLEAN"], { booleanMatcherData: z.boolean() }),
  of(["MATCHES_STRING"], { stringMatcherData: pattern }),
  of(["EQUAL_TO_SEMVER", "GREATER_THAN_OR_EQUAL_TO_SEMVER", "LESS_THAN_OR_EQUAL_TO_SEMVER"], {
    stringMatcherData: semver,
  }),
  of(["BETWEEN_SEMVER"], { betweenStringMatcherData: z.strictObject({ start: semver, end: semver }) }),
  of(["IN_SPLIT_TREATMENT"], {
    dependencyMatcherData: z.strictObject({ split: flagName, treatments: z.array(treatmentName).min(1).max(20) }),
  }),
]);
export type Matcher = z.infer<typeof matcher>;

export const matcherGroup = z.strictObject({
  combiner: z.literal("AND").default("AND"),
  matchers: z.array(matcher).min(1).max(50),
});
