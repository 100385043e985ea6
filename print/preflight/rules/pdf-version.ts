import { fails, type Rule, warns } from "../rule.ts";

/** PDF/X-4 builds on PDF 1.6; newer headers are read by most RIPs but promise what X-4 does not know. */
export const pdfVersion: Rule = {
  key: "pdf-version",
  check({ version }) {
    const minor = Number(version.slice(2));
    if (!version.startsWith("1.") || minor > 7) return [fails("unknown", { version })];
    return minor > 6 ? [warns("newer", { version })] : [];
  },
};
