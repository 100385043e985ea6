import { useMemo, useRef, useState } from "react";
import { languageOf } from "../../../core/locale.ts";
import { fieldName } from "../../../design/recipients/fields.ts";
import { hasFields } from "../../../design/recipients/placeholders.ts";
import { recipientPaths } from "../../../services/recipients/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { wordOfColumn } from "./change-list.ts";
import { RecipientsDialog } from "./recipients-dialog.tsx";
import { troublesOf } from "./troubles.ts";
import { useFindings } from "./use-findings.ts";
import { useInsertField } from "./use-insert-field.ts";
import { type Recipients, useRecipients } from "./use-recipients.ts";
import "./recipients-panel.css";

/** For whom the pieces are: a list read from a file or typed, and the fields that texts show of it. */
export function RecipientsPanel() {
  const t = useMessages().designer.recipients;
  const recipients = useRecipients();
  const { state } = recipients;
  const list = state.step === "ready" ? state.list : null;
  const findings = useFindings(list);
  const troubles = useMemo(() => (list ? troublesOf(list, findings.found) : new Map()), [list, findings.found]);
  const [open, setOpen] = useState(false);
  if (!recipients.offered) return <p className="label">{t.notHere}</p>;
  return (
    <div className="recipients-panel">
      <LiveRegion visible className="recipients-summary">
        {list ? t.summary({ all: list.rows.length, needing: troubles.size }) : t.intro}
      </LiveRegion>
      {list ? <p className="recipients-source label">{list.name || t.typed}</p> : <p className="label">{t.formats}</p>}
      {list && !findings.complete && <ProgressBar label={t.checking} />}
      {state.step === "loading" && <ProgressBar label={t.loading} />}
      {(state.step === "gone" || state.step === "failed") && (
        <Notice
          tone="warn"
          announce="polite"
          action={
            state.step === "failed" && (
              <Button small look="ghost" onClick={state.retry}>
                {t.retry}
              </Button>
            )
          }
        >
          {t[state.step]}
        </Notice>
      )}
      {recipients.failure && (
        <Notice tone="warn" announce="assertive">
          {t[recipients.failure]}
        </Notice>
      )}
      {recipients.notes && <Notes notes={recipients.notes} />}
      <div className="recipients-ways">
        {list && (
          <Button small icon="list" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        )}
        <ReadButton recipients={recipients} another={list !== null} />
        {!list && (
          <Button small look="ghost" icon="plus" onClick={() => void recipients.begin().then(() => setOpen(true))}>
            {t.byHand}
          </Button>
        )}
      </div>
      <Fields recipients={recipients} />
      {state.step === "ready" && <Keeping recipients={recipients} hash={state.hash} />}
      {list && (
        <RecipientsDialog
          open={open}
          onClose={() => setOpen(false)}
          list={list}
          recipients={recipients}
          findings={findings}
          troubles={troubles}
        />
      )}
    </div>
  );
}

function Notes({ notes }: { readonly notes: NonNullable<Recipients["notes"]> }) {
  const t = useMessages().designer.recipients;
  return (
    <Notice tone="warn" announce="polite">
      {notes.leftOut > 0 && <p>{t.leftOut({ count: notes.leftOut })}</p>}
      {notes.shortened.length > 0 && <p>{t.shortened({ lines: notes.shortened.slice(0, 10).join(", ") })}</p>}
    </Notice>
  );
}

function ReadButton({ recipients, another }: { readonly recipients: Recipients; readonly another: boolean }) {
  const t = useMessages().designer.recipients;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx,.vcf,text/csv,text/vcard"
        data-recipients
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void recipients.read(file);
          // the same file may be chosen again after it was corrected
          event.target.value = "";
        }}
      />
      <Button
        small
        look={another ? "ghost" : "primary"}
        icon="upload"
        loading={recipients.busy}
        loadingText={t.reading}
        onClick={() => input.current?.click()}
      >
        {another ? t.readAnother : t.read}
      </Button>
    </>
  );
}

/** Fields of the list, or the usual ones before there is one. */
function Fields({ recipients: { state } }: { readonly recipients: Recipients }) {
  const t = useMessages().designer.recipients;
  const { kind, shop } = useDesignContext();
  const { document } = useDesignView();
  const insert = useInsertField();
  const language = languageOf(shop.locale);
  const usual = kind.design.abilities.recipients ?? [];
  const columns = state.step === "ready" ? state.list.columns : usual.map((key) => ({ key, head: key }));
  const words = columns.map(({ key, head }) => wordOfColumn(language, key, head));
  if (columns.some(({ key }) => key === "firstName") && columns.every(({ key }) => key !== "name"))
    words.push(fieldName(language, "name"));
  return (
    <section className="recipients-fields" aria-labelledby="recipients-fields">
      <h3 id="recipients-fields">{t.fields}</h3>
      <p className="label">{t.fieldsHelp}</p>
      {state.step === "ready" && !document.surfaces.some(hasFields) && (
        <Notice tone="plain" announce="polite">
          {t.noFields}
        </Notice>
      )}
      <ul>
        {[...new Set(words)].map((word) => (
          <li key={word}>
            <button type="button" onClick={() => void insert(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Keeping({ recipients, hash }: { readonly recipients: Recipients; readonly hash: string }) {
  const t = useMessages().designer.recipients;
  const [sure, setSure] = useState(false);
  return (
    <div className="recipients-ways">
      <a className="link" href={recipientPaths.file(hash)} download>
        {t.save}
      </a>
      <Button small look="quiet" icon="trash" onClick={() => (sure ? void recipients.erase() : setSure(true))}>
        {sure ? t.eraseSure : t.erase}
      </Button>
    </div>
  );
}
