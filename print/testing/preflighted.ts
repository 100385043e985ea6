import type { SurfaceLayout } from "../../design/layout.ts";
import type { Scene } from "../../design/scene.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import { bytesSource } from "../byte-source.ts";
import { bleedOf } from "../imposition/crop-lines.ts";
import type { PartnerSetting } from "../partner-setting.ts";
import { type BesideTheScene, type Expectation, expectationOf } from "../preflight/expectation.ts";
import { preflight } from "../preflight/preflight.ts";
import type { PreflightReport, ReportEntry } from "../preflight/report.ts";
import { defaultPartner } from "../production-partner.ts";

/** Layouts with these bands for every page of a scene. */
export function layoutsOf(
  scene: Scene,
  resolution = { good: 120, fair: 80, warnBelow: 60, refuseBelow: 36 },
): readonly SurfaceLayout[] {
  return scene.pages.map((page) => ({
    surface: page.surface,
    role: page.role,
    trim: { width: page.trim.width, height: page.trim.height },
    bleed: bleedOf(page),
    edge: { kind: "bleed" },
    zones: [],
    background: "#ffffff",
    resolution,
  }));
}

/** Expectation of this scene's file, for the default partner with changes. */
export async function expected(
  scene: Scene,
  partner: Partial<PartnerSetting> = {},
  ...rest: readonly [plan?: PrintPlan | undefined, beside?: BesideTheScene]
): Promise<Expectation> {
  const { setting, profile } = await defaultPartner();
  const wanted = { profile, setting: { ...setting, slug: false, ...partner } };
  return expectationOf(scene, layoutsOf(scene), wanted, ...rest);
}

export const judge = (pdf: Uint8Array, expectation: Expectation): Promise<PreflightReport> =>
  preflight(bytesSource(pdf), expectation);

/** Entries that are neither passed nor skipped, as "rule.what". */
export function complaints(report: PreflightReport): readonly string[] {
  const bad = (entry: ReportEntry) => entry.verdict === "fail" || entry.verdict === "warn";
  return [...new Set(report.rules.filter(bad).map(({ message }) => message.replace("preflight.", "")))];
}
