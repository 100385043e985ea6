import { done, failed, type Outcome } from "../../core/outcome.ts";
import { bounds } from "../../design/bounds.ts";
import { surfaceSchema } from "../../design/document-schema.ts";
import { elementSchema } from "../../design/element-schema.ts";
import { operationFromSchema1 } from "../../design/migrate-operation.ts";
import { type Operation, operationSchema } from "../../design/operation.ts";
import type { Pause } from "./pause.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * Parses a browser's operations in slices, because two megabytes would delay other requests. Late operations of schema
 * 1 are migrated.
 *
 * @returns the operations, or the index of the first that is none
 */
export async function parseOperations(
  inputs: readonly unknown[],
  pause: Pause,
): Promise<Outcome<readonly Operation[], number>> {
  const operations: Operation[] = [];
  for (const [index, input] of inputs.entries()) {
    const operation = await parseOperation(operationFromSchema1(input), pause);
    if (!operation) return failed(index);
    operations.push(operation);
  }
  return done(operations);
}

async function parseOperation(input: unknown, pause: Pause): Promise<Operation | null> {
  if (!isRecord(input)) return null;
  if (!isComposite(input) || !Array.isArray(input.steps)) return parseStep(input, pause);
  if (input.steps.length > bounds.steps) return null;
  const shell = operationSchema.safeParse({ ...input, steps: [] });
  if (!shell.success) return null;
  const steps = await parseEach(input.steps, (step) => (isComposite(step) ? null : parseStep(step, pause)), pause);
  return steps && ({ ...shell.data, steps } as Operation);
}

/** Long lists within a step are parsed one by one; the step itself is parsed with a short one in their place. */
async function parseStep(input: unknown, pause: Pause): Promise<Operation | null> {
  await pause();
  if (!isRecord(input)) return null;
  // Removed elements are only named.
  if (isLong(input.elements) && input.type !== "removeElements") {
    const elements = await parseElements(input.elements, pause);
    const parsed = elements && operationSchema.safeParse({ ...input, elements: elements.slice(0, 1) });
    return parsed?.success ? ({ ...parsed.data, elements } as Operation) : null;
  }
  if (isRecord(input.surface) && isLong(input.surface.elements)) {
    const surface = await parseSurface(input.surface, pause);
    const parsed = surface && operationSchema.safeParse({ ...input, surface: { ...surface, elements: [] } });
    return parsed?.success ? ({ ...parsed.data, surface } as Operation) : null;
  }
  if (Array.isArray(input.surfaces)) {
    if (input.surfaces.length > bounds.surfaces) return null;
    const surfaces = await parseEach(input.surfaces, (surface) => parseSurface(surface, pause), pause);
    const parsed = surfaces && operationSchema.safeParse({ ...input, surfaces: [] });
    return parsed?.success ? ({ ...parsed.data, surfaces } as Operation) : null;
  }
  return plain(input);
}

const plain = (input: unknown): Operation | null => operationSchema.safeParse(input).data ?? null;

async function parseSurface(input: unknown, pause: Pause) {
  if (!isRecord(input) || !isLong(input.elements)) return surfaceSchema.safeParse(input).data ?? null;
  const shell = surfaceSchema.safeParse({ ...input, elements: [] });
  const elements = shell.success && (await parseElements(input.elements, pause));
  return elements ? { ...shell.data, elements } : null;
}

const parseElements = async (inputs: readonly unknown[], pause: Pause) =>
  inputs.length > bounds.elements
    ? null
    : parseEach(inputs, async (one) => elementSchema.safeParse(one).data ?? null, pause);

async function parseEach<Value>(
  inputs: readonly unknown[],
  parse: (input: unknown) => Promise<Value | null> | null,
  pause: Pause,
): Promise<readonly Value[] | null> {
  const values: Value[] = [];
  for (const input of inputs) {
    const value = await parse(input);
    if (value === null) return null;
    values.push(value);
    await pause();
  }
  return values;
}

const isRecord = (input: unknown): input is Json =>
  typeof input === "object" && input !== null && !Array.isArray(input);
const isComposite = (input: unknown): input is Json =>
  isRecord(input) && (input.type === "together" || input.type === "renew");
const isLong = (input: unknown): input is readonly unknown[] => Array.isArray(input) && input.length > 20;
