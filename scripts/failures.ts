import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { isBrokenFile, isRetried } from "./test-counts.ts";

/** Something that failed in a run of the checks or tests. */
export interface Failure {
  /** It passed when it was tried once more. */
  readonly retried?: true;
  /** A test with its file (`server/shop.db.test.ts > a page > is kept`), or the name of a step. */
  readonly name: string;
  /** What it said, without colours and without the way through the program; may be empty. */
  readonly message: string;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/**
 * Failed tests of a Vitest report (`--reporter=json`), those that passed when tried once more among them, and broken files.
 *
 * @param root the folder to which files are named
 */
export function vitestFailures(report: unknown, root: string): Failure[] {
  return vitestReport.parse(report).testResults.flatMap((tested) => {
    const file = relative(root, tested.name).replaceAll("\\", "/");
    if (isBrokenFile(tested)) return [failure([file], tested.message)];
    return tested.assertionResults
      .filter((test) => test.status === "failed" || isRetried(test))
      .map((test) => {
        const names = [file, ...test.ancestorTitles.filter((ancestor) => ancestor !== ""), test.title];
        return { ...failure(names, test.failureMessages[0]), ...(isRetried(test) && { retried: true }) };
      });
  });
}

const message = z.object({ message: z.string().optional() });
const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(message) })) })),
});
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite), errors: z.array(message) });

/** Failed tests of a Playwright report (`json`), those that passed when tried once more among them, and what failed beside tests. */
export function playwrightFailures(report: unknown): Failure[] {
  const { suites, errors } = playwrightReport.parse(report);
  const beside = errors.map((error) => failure(["beside the tests"], error.message));
  return [...suites.flatMap((suite) => failuresIn(suite, [])), ...beside];
}

function failuresIn(
  { title, specs, suites = [] }: z.infer<typeof playwrightSuite>,
  above: readonly string[],
): Failure[] {
  const names = [...above, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => ({
        ...failure([...names, spec.title], ...(results[0]?.errors ?? []).map((error) => error.message)),
        ...(status === "flaky" && { retried: true as const }),
      })),
  );
  return [...failed, ...suites.flatMap((suite) => failuresIn(suite, names))];
}

/** A step that ended badly though no test failed: what Vitest says of errors outside tests, otherwise its last lines. */
export function unexplained(step: string, output: string): Failure {
  const lines = output.split("\n");
  const outside = lines.findIndex((line) => /Unhandled (Rejection|Exception)/.test(line));
  return failure([step], (outside >= 0 ? lines.slice(outside + 1) : lines.slice(-lastLines)).join("\n"));
}

const lastLines = 10;

const failure = (names: readonly string[], ...said: readonly (string | undefined)[]): Failure => ({
  name: names.join(" > "),
  message: said.map((part = "") => withoutWay(part)).join("\n"),
});

function withoutWay(said: string): string {
  const lines = stripVTControlCharacters(said).split("\n");
  const way = lines.findIndex((line) => /^\s+at |^ ❯ /.test(line));
  return lines
    .slice(0, way < 0 ? undefined : way)
    .join("\n")
    .trim();
}

/**
 * Each failure's name and the first lines of what it said, short enough to be seen whole where a log is cut.
 *
 * @param limits most lines said of each, and most failures
 */
export function failureLines(failures: readonly Failure[], limits: { readonly lines: number; readonly most: number }) {
  const told = failures.slice(0, limits.most).flatMap(({ name, message }) => {
    const said = message.split("\n").filter((line) => line.trim() !== "");
    return [name, ...said.slice(0, limits.lines).map((line) => `  ${shortened(line)}`)];
  });
  const more = failures.length - limits.most;
  return more > 0 ? [...told, `and ${more} more`] : told;
}

const widest = 160;
const shortened = (line: string) => (line.length > widest ? `${line.slice(0, widest - 1)}…` : line);
