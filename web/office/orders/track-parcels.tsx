import { useState } from "react";
import { type OfficeParcels, parcelPaths, type TrackedParcels } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Form } from "../../../ui/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { officeApi } from "../api/use-office.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";

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
  const [isEmpty, setEmpty] = useState(false);
  const noting = useSubmit(
    (typed: string) => officeApi().post<TrackedParcels>(parcelPaths.tracking(orderId), { body: { lines: typed } }),
    (tracked) => {
      if (tracked.faults.length > 0) return;
      setLines("");
      onNoted(tracked, tracked.noted);
    },
  );
  const type = (typed: string) => {
    setLines(typed);
    setEmpty(false);
    noting.forget();
  };
  function send() {
    if (lines.trim() !== "") return noting.submit(lines);
    setEmpty(true);
  }

  const faults = noting.value?.faults ?? [];
  return (
    <Disclosure title={t.trackMany}>
      <Form className="parcel-track" onSend={send}>
        <TextArea
          label={t.trackLines}
          hint={t.trackHint}
          error={isEmpty && t.trackEmpty}
          placeholder={`${example} 00340434161094000001`}
          rows={5}
          maxLength={400_000}
          spellCheck={false}
          value={lines}
          onChange={({ target }) => type(target.value)}
        />
        <label className="parcel-file small">
          <span>{t.trackFile}</span>
          <input
            type="file"
            accept=".csv,.txt"
            onChange={async ({ target }) => {
              const text = await target.files?.[0]?.text();
              target.value = "";
              if (text !== undefined) type(text);
            }}
          />
        </label>
        <Button small type="submit" look="ghost" loading={noting.busy}>
          {t.trackSend}
        </Button>
        <div role="status">
          {noting.problem && <Notice tone="bad">{t.failed}</Notice>}
          {faults.length > 0 && (
            <Notice tone="warn">
              <p>{t.trackFaults({ count: faults.length })}</p>
              <ul>
                {faults.slice(0, named).map(({ line, code }) => (
                  <li key={`${line} ${code}`}>{t.trackFault({ line, what: t.trackFaultOf[code] })}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      </Form>
    </Disclosure>
  );
}
