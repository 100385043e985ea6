import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentCategories, consentVersion, vendors } from "../../../core/consent.ts";
import { vendorTexts } from "./vendor-words.ts";

/** What visitors decide about, in every language, as one number. */
const digest = createHash("sha256")
  .update(JSON.stringify([consentCategories, vendors, vendorTexts]))
  .digest("hex")
  .slice(0, 16);

// Consent (decision 0065).
test("whoever agreed to other vendors, or to other words about them, is asked again: what changes here needs a new version", () => {
  expect({ consentVersion, digest }).toEqual({ consentVersion: 2, digest: "63a2d0222a08fc34" });
});
