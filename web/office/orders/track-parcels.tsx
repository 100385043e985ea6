import { type FormEvent, useState } from "react";
import { type OfficeParcels, parcelPaths, type TrackedParcels } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";

interface TrackParcelsProps {
  readonly orderId: string;
  /** A parcel's number, as an example. */
  readonly example: string;
  readonly onNoted: (parcels: OfficeParcels, noted: number) => void;
}

/** Faults that are named; more of the same kind help nobody. */
const named = 10;

/** Carriers' numbers of many parcels: pasted, or read from the table of labels with its last column filled. */
export function TrackParcels({ orderId, example, onNoted }: TrackParcelsProps) {
  const t = useOfficeMessages().parcels;
  const [lines, setLines] = useState("");
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<TrackedParcels | "failed" | "empty" | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (lines.trim() === "") return setAnswer("empty");
    setBusy(true);
    const sent = await officeApi().post<TrackedParcels>(parcelPaths.tracking(orderId), { body: { lines } });
    setBusy(false);
    if (!sent.ok) return setAnswer("failed");
    if (sent.value.faults.length > 0) return setAnswer(sent.value);
    setLines("");
    setAnswer(null);
    onNoted(sent.value, sent.value.noted);
  }

  const faults = answer !== null && typeof answer === "object" ? answer.faults : [];
  return (
    <Disclosure title={t.trackMany}>
      <form className="parcel-track" onSubmit={(event) => void send(event)}>
        <TextArea
          label={t.trackLines}
          hint={t.trackHint}
          error={answer === "empty" && t.trackEmpty}
          placeholder={`${example} 00340434161094000001`}
          rows={5}
          maxLength={400_000}
          spellCheck={false}
          value={lines}
          onChange={({ target }) => {
            setLines(target.value);
            setAnswer(null);
          }}
        />
        <label className="parcel-file small">
          <span>{t.trackFile}</span>
          <input
            type="file"
            accept=".csv,.txt"
            onChange={async ({ target }) => {
              const text = await target.files?.[0]?.text();
              target.value = "";
              if (text === undefined) return;
              setLines(text);
              setAnswer(null);
            }}
          />
        </label>
        <Button small type="submit" look="ghost" loading={busy}>
          {t.trackSend}
        </Button>
        <div role="status">
          {answer === "failed" && <Notice tone="bad">{t.failed}</Notice>}
          {faults.length > 0 && (
            <Notice tone="warn">
              <p>{t.trackFaults(faults.length)}</p>
              <ul>
                {faults.slice(0, named).map(({ line, code }) => (
                  <li key={`${line} ${code}`}>{t.trackFault(line, t.trackFaultOf[code])}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      </form>
    </Disclosure>
  );
}
