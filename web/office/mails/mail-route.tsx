import { useEffect, useRef } from "react";
import { useOutletContext, useParams } from "react-router";
import type { z } from "zod";
import { mailPaths, type mailView } from "../../../services/mail/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { FailedAnswer } from "../data/failed-answer.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { useOfficeMessages } from "../messages.ts";
import { useCloseByEscape } from "../orders/use-close-by-escape.ts";
import { officeApi } from "../session/use-office.ts";
import { MailSheet } from "./mail-sheet.tsx";

/** One mail: beside the list where there is room, otherwise as a page of its own. */
export default function MailPage() {
  const { id = "" } = useParams();
  const t = useOfficeMessages().mails;
  const back = useOutletContext<string>();
  const { answer, reload } = useAnswer(`mail ${id}`, (signal) =>
    officeApi().get<z.infer<typeof mailView>>(mailPaths.mail(id), { signal }),
  );
  const pane = useRef<HTMLElement>(null);
  useCloseByEscape(back);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mail once
  useEffect(() => {
    if (!matchMedia("(min-width: 1280px)").matches) pane.current?.focus();
  }, [id]);
  return (
    <article className="mail" aria-label={t.title} ref={pane} tabIndex={-1} key={id}>
      <div className="mail-nav">
        <a className="mail-back" href={back}>
          <Icon name="arrow-left" small />
          {t.back}
        </a>
        <IconLink icon="close" label={t.close} href={back} className="mail-close" />
      </div>
      {answer.kind === "loading" && (
        <Loading label={t.loading}>
          <Skeleton width="70%" height="1.75rem" />
          <Skeleton height="24rem" />
        </Loading>
      )}
      {answer.kind === "failed" && <FailedAnswer problem={answer.problem} onRetry={() => void reload()} />}
      {answer.kind === "ready" && <MailSheet mail={answer.value} />}
    </article>
  );
}
