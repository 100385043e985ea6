import { type RefObject, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { saveReport, sendFile } from "./send-file.ts";
import { useSubmit } from "./use-submit.ts";

interface TableImportPlace {
  readonly path: string;
  /** Sent with each trial, such as the draft that the table changes. */
  readonly query?: Readonly<Record<string, string>>;
  /** Name of the file with all bad lines. */
  readonly report: string;
  /** The server has applied the table. */
  readonly onApplied: () => void;
}

interface TableImport<Result> {
  readonly input: RefObject<HTMLInputElement | null>;
  /** No file was chosen when one was to be sent. */
  readonly isMissing: boolean;
  readonly busy: boolean;
  readonly problem: Problem | null;
  /** What the server found in the table; null before. */
  readonly result: Result | null;
  readonly attempt: () => void;
  readonly apply: () => void;
  readonly saveErrors: () => void;
  /** Something else was chosen: what is known of the last table no longer holds. */
  readonly forget: () => void;
}

/** A table that is tried first and then applied as a whole or not at all. */
export function useTableImport<Result extends { readonly applied: boolean }>(
  place: TableImportPlace,
): TableImport<Result> {
  const { path, query = {}, report, onApplied } = place;
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const trying = useSubmit(
    (file: File, more: Readonly<Record<string, string>>) => sendFile<Result>(path, file, { ...query, ...more }),
    ({ applied }) => applied && onApplied(),
  );
  const reporting = useSubmit((file: File) => saveReport(path, file, query, report));
  const forget = () => {
    setMissing(false);
    trying.forget();
    reporting.forget();
  };
  const withFile = (send: (file: File) => unknown) => () => {
    const file = input.current?.files?.[0];
    if (file) void send(file);
    else setMissing(true);
  };
  const run = (more: Readonly<Record<string, string>>) =>
    withFile((file) => {
      forget();
      return trying.submit(file, more);
    });
  return {
    input,
    isMissing,
    busy: trying.busy || reporting.busy,
    problem: trying.problem ?? reporting.problem,
    result: trying.value,
    attempt: run({}),
    apply: run({ apply: "true" }),
    saveErrors: withFile(reporting.submit),
    forget,
  };
}
