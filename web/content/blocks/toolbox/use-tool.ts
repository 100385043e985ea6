import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ToolboxResult } from "../../../../services/toolbox/contract.ts";
import type { Toolbox, ToolName } from "./block.ts";
import { sendForm } from "./send-form.ts";

export type ToolState =
  | { readonly kind: "ready" }
  /** `sent`: part of the bytes, 1 while the shop works. */
  | { readonly kind: "sending"; readonly sent: number }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "made"; readonly result: ToolboxResult };

/** The work of one tool: its files are those of the form's input, so that a browser without scripts sends the same. */
export function useTool({ paths, words, limits }: Toolbox, tool: ToolName) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [state, setState] = useState<ToolState>({ kind: "ready" });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  // What was chosen before the scripts came counts.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), []);

  const many = tool === "pdf";
  const keep = (chosen: readonly File[]) => {
    if (!input.current) return;
    const transfer = new DataTransfer();
    for (const file of many ? chosen : chosen.slice(-1)) transfer.items.add(file);
    input.current.files = transfer.files;
    setFiles([...transfer.files]);
    setState({ kind: "ready" });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind === "sending") return;
    const fault = faultOf(files, many, words.faults, limits);
    if (fault) return setState({ kind: "failed", message: fault });
    const form = new FormData(event.currentTarget);
    sending.current = new AbortController();
    setState({ kind: "sending", sent: 0 });
    const made = await sendForm({
      path: paths[tool],
      form,
      signal: sending.current.signal,
      onProgress: (sent) => setState({ kind: "sending", sent }),
    });
    if (made === null) return setState({ kind: "ready" });
    if (made.ok) return setState({ kind: "made", result: made.value });
    const { status, title } = made.error;
    setState({ kind: "failed", message: status === 0 ? words.faults.offline : title });
  };

  return {
    input,
    files,
    state,
    many,
    onSubmit,
    choose: () => keep([...(input.current?.files ?? [])]),
    /** A tool of many files takes them to those that are there. */
    add: (more: readonly File[]) => keep(many ? [...files, ...more] : more),
    remove: (at: number) => keep(files.filter((_, index) => index !== at)),
    /** One place towards the start. */
    moveUp: (at: number) =>
      keep(files.map((file, index) => files[index === at ? at - 1 : index === at - 1 ? at : index] ?? file)),
    stop: () => sending.current?.abort(),
    again: () => keep([]),
  };
}

export type ToolWork = ReturnType<typeof useTool>;

/** What the shop would refuse anyhow, said before anything is sent. */
function faultOf(
  files: readonly File[],
  many: boolean,
  faults: Toolbox["words"]["faults"],
  limits: Toolbox["limits"],
): string | null {
  if (files.length === 0) return faults.missing;
  if (many && files.length > limits.pictures) return faults.tooMany;
  if (files.some(({ size }) => size > limits.fileBytes)) return faults.tooLarge;
  return files.reduce((sum, { size }) => sum + size, 0) > limits.pdfBytes ? faults.tooLargeTogether : null;
}
