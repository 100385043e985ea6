import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type SettingValues, settings } from "./settings.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads each setting by itself; an empty variable counts as not set.
 *
 * @returns the values, or one sentence for each that is wrong
 */
export function readSettings(environment: Environment): Outcome<SettingValues, readonly string[]> {
  const problems: string[] = [];
  const values = Object.entries(settings).map(([name, setting]) => {
    const text = environment[name]?.trim() || setting.fallback;
    if (text === null) return [name, null];
    const read = setting.schema.safeParse(text);
    if (read.success) return [name, read.data];
    const given = "secret" in setting ? "" : `, not ${JSON.stringify(text)}`;
    problems.push(`${name} must be ${setting.expects}${given}`);
    return [name, null];
  });
  return problems.length === 0 ? done(Object.fromEntries(values) as SettingValues) : failed(problems);
}

/** All settings, as the table in docs/operations.md, its columns aligned as the formatter does. */
export function configurationTable(): string {
  const rows = Object.entries(settings).map(([name, { meaning, standard }]) => [`\`${name}\``, standard, meaning]);
  const table = [["Setting", "Default", "Meaning"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const rule = widths.map((width) => "-".repeat(width));
  const [head = [], ...body] = table.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return [head, rule, ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
