import { useRef, useState } from "react";
import { type RedirectList, redirectsPath } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { problemText } from "../../data/failed-answer.tsx";
import { useOfficeMessages } from "../../messages.ts";
import { officeApi } from "../../session/use-office.ts";
import type { redirectWords } from "./words.ts";

interface RedirectFormProps {
  readonly t: ReturnType<typeof redirectWords>;
  readonly onWritten: (list: RedirectList) => void;
}

type Faults = Readonly<Partial<Record<"path" | "target", string>>>;

/** From a path to a path; what is wrong stands at its field. */
export function RedirectForm({ t, onWritten }: RedirectFormProps) {
  const words = useOfficeMessages();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});

  async function write(data: FormData) {
    const [path, target] = [String(data.get("path")), String(data.get("target"))];
    const written = await officeApi().put<RedirectList>(redirectsPath, { body: { path, target } });
    if (written.ok) {
      setFaults({});
      form.current?.reset();
      return onWritten(written.value);
    }
    const { errors = [] } = written.error;
    const wrong = (name: keyof Faults) => errors.some(({ pointer }) => pointer === `/${name}`);
    // Two good paths that are refused go in a circle.
    const isPath = (text: string) => /^\/[^/\s?#\\]/.test(text.trim()) || text.trim() === "/";
    const ofTarget = isPath(target) && isPath(path) ? t.circle : t.wrongPath;
    const other = problemText(written.error, words.problems);
    if (errors.length === 0) return setFaults({ target: other });
    setFaults({ ...(wrong("path") && { path: t.wrongPath }), ...(wrong("target") && { target: ofTarget }) });
  }

  return (
    <form
      ref={form}
      aria-label={t.add}
      className="redirects-form"
      onSubmit={(event) => {
        event.preventDefault();
        void write(new FormData(event.currentTarget));
      }}
    >
      <TextInput name="path" label={t.path} hint={t.pathHint} error={faults.path} required maxLength={300} />
      <TextInput name="target" label={t.target} hint={t.targetHint} error={faults.target} required maxLength={300} />
      <Button type="submit" small>
        {t.save}
      </Button>
    </form>
  );
}
