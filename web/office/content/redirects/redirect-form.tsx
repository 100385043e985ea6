import { useRef } from "react";
import type { Problem } from "../../../../core/http/problem.ts";
import { type RedirectList, redirectsPath } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Form } from "../../../../ui/form.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { officeApi } from "../../api/use-office.ts";
import { problemText } from "../../data/failed-answer.tsx";
import { useSubmit } from "../../data/use-submit.ts";
import { useOfficeMessages } from "../../messages.ts";
import type { redirectWords } from "./words.ts";

interface RedirectFormProps {
  readonly t: ReturnType<typeof redirectWords>;
  readonly onWritten: (list: RedirectList) => void;
}

interface Wish {
  readonly path: string;
  readonly target: string;
}
type Faults = Readonly<Partial<Record<keyof Wish, string>>>;

/** From a path to a path; what is wrong stands at its field. */
export function RedirectForm({ t, onWritten }: RedirectFormProps) {
  const words = useOfficeMessages();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<Wish>({ path: "", target: "" });
  const { submit, busy, problem } = useSubmit(
    (wish: Wish) => officeApi().put<RedirectList>(redirectsPath, { body: wish }),
    (list) => {
      form.current?.reset();
      onWritten(list);
    },
  );
  function faultsOf({ errors }: Problem, { path, target }: Wish): Faults {
    const wrong = (name: keyof Faults) => errors.some(({ pointer }) => pointer === `/${name}`);
    // Two good paths that are refused go in a circle.
    const isPath = (text: string) => /^\/[^/\s?#\\]/.test(text.trim()) || text.trim() === "/";
    const ofTarget = isPath(target) && isPath(path) ? t.circle : t.wrongPath;
    return { ...(wrong("path") && { path: t.wrongPath }), ...(wrong("target") && { target: ofTarget }) };
  }
  const faults = problem ? faultsOf(problem, sent.current) : {};
  const other = problem && problem.errors.length === 0 && problemText(problem, words.problems);

  return (
    <Form
      ref={form}
      aria-label={t.add}
      className="redirects-form"
      onSend={(element) => {
        const data = new FormData(element);
        sent.current = { path: String(data.get("path")), target: String(data.get("target")) };
        return submit(sent.current);
      }}
    >
      <TextInput name="path" label={t.path} hint={t.pathHint} error={faults.path} required maxLength={300} />
      <TextInput
        name="target"
        label={t.target}
        hint={t.targetHint}
        error={faults.target ?? other}
        required
        maxLength={300}
      />
      <Button type="submit" small loading={busy}>
        {t.save}
      </Button>
    </Form>
  );
}
